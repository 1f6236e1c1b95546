import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { ofThePage } from '../../phrases';
import { bundleOf, Texts } from './fluent';

const locale = join(import.meta.dirname, '../../../src/durbar/locale');
const read = (language: string) =>
  readdirSync(join(locale, language))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(locale, language, name), 'utf8'));
const textsOf = (language: string) => new Texts(language, bundleOf(language, read(language)));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('phrases', () => {
  const texts = new Texts(
    'en',
    bundleOf('en', ['g-do-go = To { $a }, { $b }\ng-name-agra = Agra\ng-ask-Move = Go\n    .wait = Wait\n']),
  );

  it('name people, numbers and words', () => {
    expect(texts.name('g', 'A', { A: 'Mira' })).toBe('Mira');
    expect(texts.name('g', '12')).toBe(12);
    expect(texts.name('g', 'agra')).toBe('Agra');
    expect(texts.name('g', 'unknown')).toBe('unknown');
  });

  it('become sentences', () => {
    expect(texts.phrase('g', 'do', ['go', 'agra', '3'])).toBe('To Agra, 3');
    expect(texts.say('g-ask-Move.wait')).toBe('Wait');
    expect(texts.say('no-such-key')).toBe('no-such-key');
  });

  it('name words of several parts by their beginning', () => {
    const own = new Texts('en', bundleOf('en', ['g-name-side = { $b } side of { $a }\ng-name-N = north\n']));
    expect(own.name('g', 'side-b1-N')).toBe('north side of b1');
  });

  it('count in order', () => {
    const said = (language: string) => [1, 2, 3, 4].map((n) => textsOf(language).name('maharaja', `from-left-${n}`));
    expect(said('en').map((text) => String(text).split(' ')[0])).toEqual(['1st', '2nd', '3rd', '4th']);
    expect(said('fr').map((text) => String(text).split(' ')[0])).toEqual(['1re', '2e', '3e', '4e']);
  });

  it('put names into sentences as French grammar asks', () => {
    const french = new Texts(
      'fr',
      bundleOf('fr', ['g-event-from = Venu { $a-of }, va { $b-to }\ng-name-bengal = Bengale\n    .of = du Bengale\n']),
    );
    expect(french.phrase('g', 'event', ['from', 'bengal', 'A'], { A: 'Agathe' })).toBe('Venu du Bengale, va à Agathe');
    expect(french.phrase('g', 'event', ['from', 'A', 'bengal'], { A: 'Agathe' })).toBe('Venu d’Agathe, va à Bengale');
    expect(french.say('g-event-from', { a: 'Yves', b: 'Lahore' })).toBe('Venu d’Yves, va à Lahore');
  });

  it('of the page exist in both languages', () => {
    const used = new Set(
      sources(join(import.meta.dirname, '..')).flatMap((text) =>
        [...text.matchAll(/['"`](web-[a-z0-9-]+[a-z0-9])['"`]/g)].map((m) => m[1]),
      ),
    );
    for (const language of ['en', 'fr']) {
      const all = textsOf(language);
      expect(
        [...used].filter((key) => !all.has(key)),
        language,
      ).toEqual([]);
    }
    expect(used.size).toBeGreaterThan(100);
  });

  it('of the page refer to nothing that was left out, and lack nothing else', () => {
    for (const language of ['en', 'fr']) {
      const [all, kept] = [read(language).join('\n'), read(language).map(ofThePage).join('\n')];
      const texts = new Texts(language, bundleOf(language, [kept]));
      const named = [...kept.matchAll(/\{ ([a-z][\w-]+) \}/g)].map((found) => found[1]);
      expect(named.filter((key) => !texts.has(key))).toEqual([]);
      const lost = [...all.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]).filter((key) => !texts.has(key));
      expect(lost.filter((key) => !/^(problem|cli|server)-|^\w+-(change|gain)-/.test(key))).toEqual([]);
      const bodies = new Map(new FluentResource(all).body.map((entry) => [entry.id, entry]));
      for (const entry of new FluentResource(kept).body) expect(entry).toEqual(bodies.get(entry.id));
      expect(texts.has('server-log-undo') && texts.has('refused-no-such-choice')).toBe(true);
    }
  });

  it('are the same in both languages', () => {
    const keys = (language: string) =>
      read(language)
        .flatMap((text) => [...text.matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]))
        .sort();
    expect(keys('en')).toEqual(keys('fr'));
  });
});
