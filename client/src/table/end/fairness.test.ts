import { describe, expect, it } from 'vitest';
import { better, sealFits } from './fairness';

describe('luck and seals', () => {
  it('compares with a hundred such series', () => {
    expect([-3, -1, 0, 1, 3].map((deviation) => better({ deviation }))).toEqual([0, 16, 50, 84, 100]);
  });

  it('checks a secret against its seal', async () => {
    const seal = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'; // of the letters abc
    expect(await sealFits('616263', seal)).toBe(true);
    expect(await sealFits('616264', seal)).toBe(false);
  });
});
