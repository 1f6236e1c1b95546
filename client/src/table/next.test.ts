import { expect, test } from 'vitest';
import { inOrder, passOver } from './next';

test('the table I am at is not next, and one passed over comes last', () => {
  expect(inOrder(['a', 'b', 'c'], 'a')).toEqual(['b', 'c']);
  passOver('b');
  expect(inOrder(['a', 'b', 'c'], 'x')).toEqual(['a', 'c', 'b']);
  passOver('a');
  expect(inOrder(['a', 'b', 'c'], 'x')).toEqual(['c', 'b', 'a']);
});
