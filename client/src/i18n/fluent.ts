/** Phrases: the same Fluent files as the server and the terminal, and the same rules for words (see durbar.locale). */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const ARGUMENTS = 'abcdefghij';

/** The forms a name takes in a sentence: what stands before a consonant, and before a vowel. */
const FORMS: Record<string, Record<string, [string, string]>> = {
  en: { the: ['', ''], some: ['', ''] },
  fr: { of: ['de ', 'd’'], to: ['à ', 'à '], the: ['', ''], some: ['', ''] },
};
const VOWEL = /^([aàâäeéèêëiîïoôöuùûühœæ]|y(?![aeiou]))/i;

export type Arguments = Record<string, FluentVariable>;
export type OwnNames = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export function bundleOf(language: string, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  return bundle;
}

export class Texts {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
  ) {}

  has(key: string): boolean {
    const [name, attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** A phrase by its key, or by `key.attribute`; an unknown key is shown as it is, so that it is noticed. */
  say(key: string, args: Arguments = {}): string {
    const [name, attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, { ...this.formsOf(args), ...args }, []) : key;
  }

  /** Each name among the arguments as the language's grammar may ask for it: $a-of, $a-to, ... */
  private formsOf(args: Arguments): Arguments {
    const found: Arguments = {};
    for (const [form, before] of Object.entries(FORMS[this.language] ?? {}))
      for (const [letter, name] of Object.entries(args))
        if (typeof name === 'string') found[`${letter}-${form}`] = before[Number(VOWEL.test(name))] + name;
    return found;
  }

  /** The phrase that names a word, and the parts of the word it needs: `coin-3` may be said by `<game>-name-coin`. */
  private keyOf(game: string, word: string): [string, string[]] {
    const parts = word.split('-');
    for (let end = parts.length; end > 0; end--) {
      const key = `${game}-name-${parts.slice(0, end).join('-')}`;
      if (this.has(key)) return [key, parts.slice(end)];
    }
    return ['', []];
  }

  /** Words a game calls otherwise (`names` of its static facts): by another word, by a text, or by one a language. */
  adopted(game: string, names: OwnNames = {}): Record<string, string> {
    return Object.fromEntries(
      Object.entries(names).map(([word, given]) => {
        const text = typeof given === 'string' ? given : (given[this.language] ?? Object.values(given)[0] ?? word);
        return [word, String(this.name(game, text))];
      }),
    );
  }

  /** A word as people read it: its own name (people, places of a board file), a number, or what its phrase says. */
  name(game: string, word: string, own: Readonly<Record<string, string>> = {}): string | number {
    return word in own ? own[word] : this.usualName(game, word);
  }

  private usualName(game: string, word: string): string | number {
    if (/^-?\d+$/.test(word)) return Number(word);
    // Several things in one.
    if (/.\+./.test(word))
      return word
        .split('+')
        .map((part) => this.usualName(game, part))
        .join(' + ');
    const [key, rest] = this.keyOf(game, word);
    return key ? this.say(key, this.parts(game, rest)) : word;
  }

  /** Parts of a word as arguments of its phrase; never people: the E of `side-e1-E` is no seat. */
  private parts(game: string, rest: readonly string[]): Arguments {
    return Object.fromEntries(rest.map((part, i) => [ARGUMENTS[i], this.usualName(game, part)]));
  }

  /** Words as $a, $b, ...; names that decline in their own way bring their forms (`.of = du Bengale`). */
  argumentsOf(game: string, words: readonly string[], own: Readonly<Record<string, string>> = {}): Arguments {
    const args: Arguments = {};
    words.forEach((word, i) => {
      const letter = ARGUMENTS[i];
      args[letter] = this.name(game, word, own);
      const [key, rest] = word in own ? ['', []] : this.keyOf(game, word);
      for (const form of Object.keys((key && this.bundle.getMessage(key)?.attributes) || {}))
        args[`${letter}-${form}`] = this.say(`${key}.${form}`, this.parts(game, rest));
    });
    return args;
  }

  /** Words (a verb or name, then arguments) as a sentence: `<game>-<kind>-<first word>`. */
  phrase(
    game: string,
    kind: string,
    words: readonly string[],
    own: Readonly<Record<string, string>> = {},
    more: Arguments = {},
  ): string {
    return this.say(`${game}-${kind}-${words[0]}`, { ...this.argumentsOf(game, words.slice(1), own), ...more });
  }
}
