import type { EmploymentType } from '@hearth/domains/job-library/schemas';
import type { ShiftTime } from '../../contract/schemas.ts';
import { foldText, splitSearchWords } from '@hearth/kit/text/search-text';
import data from './trade-words.json' with { type: 'json' };

/** A kind of work, or an area of a house that has several. */
export type Trade = keyof typeof data.trades | keyof typeof data.areas;
/** What a listing is marked with for searches: a trade, a kind of employment, a time of the shifts or `@` and a country. */
export type SearchTag = Trade | EmploymentType | ShiftTime | `@${string}`;

/** A word that is looked for, folded, with the tags that mean the same. */
export interface SoughtWord {
  readonly text: string;
  readonly tags: readonly SearchTag[];
}

/** Words by language, as `trade-words.json` has them: `*` is any letters, and several words are a phrase. */
type Words = Readonly<Record<string, readonly string[]>>;

/** One word of an entry: its letters, and which ends are open. */
interface Pattern {
  readonly stem: string;
  readonly isOpenBefore: boolean;
  readonly isOpenAfter: boolean;
}
interface Phrase {
  readonly patterns: readonly Pattern[];
  readonly tags: Set<SearchTag>;
}

/** Letters that an Arabic word needs beyond its article for the article to be one. */
const ARTICLE = /^ال(?=.{3})/;
/** What a word may be short of letters and still mean something: "а" or "d" means nothing by itself. */
const SHORTEST = 2;

const bare = (word: string): string => word.replace(ARTICLE, '');

const toPattern = (text: string): Pattern => ({
  stem: bare(foldText(text)),
  isOpenBefore: text.startsWith('*'),
  isOpenAfter: text.endsWith('*'),
});

const entriesOf = (groups: Readonly<Record<string, Words>>): [string, string[]][] =>
  Object.entries(groups).map(([tag, words]) => [tag, Object.values(words).flat()]);

/** The whole table, by the form of its entries, so that a word is looked up and never compared with all of them. */
class Lexicon {
  readonly #whole = new Map<string, Set<SearchTag>>();
  readonly #beginnings = new Map<string, Set<SearchTag>>();
  readonly #parts: Phrase[] = [];
  readonly #phrases: Phrase[] = [];

  constructor() {
    const areas = Object.entries(data.areas).map(([tag, { words }]): [string, Words] => [tag, words]);
    const groups = { ...data.trades, ...Object.fromEntries(areas), ...data.types, ...data.times };
    for (const [tag, entries] of entriesOf(groups)) for (const entry of entries) this.#add(entry, tag as SearchTag);
    this.#phrases.sort((one, other) => other.patterns.length - one.patterns.length);
  }

  #add(entry: string, tag: SearchTag): void {
    const patterns = entry.split(' ').map(toPattern);
    const [first] = patterns;
    if (first === undefined) return;
    if (patterns.length > 1) this.#phrases.push({ patterns, tags: new Set([tag]) });
    else if (first.isOpenBefore) this.#parts.push({ patterns, tags: new Set([tag]) });
    else {
      const table = first.isOpenAfter ? this.#beginnings : this.#whole;
      table.set(first.stem, (table.get(first.stem) ?? new Set()).add(tag));
    }
  }

  /** The tags of one word: those of the longest entry that fits it. */
  tagsOfWord(word: string): ReadonlySet<SearchTag> {
    if (word.length < SHORTEST) return new Set();
    const whole = this.#whole.get(word);
    if (whole !== undefined) return whole.union(this.#beginnings.get(word) ?? new Set());
    for (let end = word.length; end >= SHORTEST; end -= 1) {
      const tags = this.#beginnings.get(word.slice(0, end));
      if (tags !== undefined) return tags;
    }
    return this.#parts.find(({ patterns }) => fits(patterns[0], word))?.tags ?? new Set();
  }

  /** The longest phrase that begins with the first of these words. Phrases of one wording in several trades are all meant. */
  phraseAt(words: readonly string[]): { readonly length: number; readonly tags: ReadonlySet<SearchTag> } | null {
    const found = this.#phrases.filter(({ patterns }) => patterns.every((pattern, at) => fits(pattern, words[at])));
    const length = found[0]?.patterns.length ?? 0;
    if (length === 0) return null;
    const longest = found.filter(({ patterns }) => patterns.length === length);
    return { length, tags: new Set(longest.flatMap(({ tags }) => [...tags])) };
  }
}

function fits(pattern: Pattern | undefined, word: string | undefined): boolean {
  if (pattern === undefined || word === undefined) return false;
  const { stem, isOpenBefore, isOpenAfter } = pattern;
  if (isOpenBefore) return isOpenAfter ? word.includes(stem) : word.endsWith(stem);
  return isOpenAfter ? word.startsWith(stem) : word === stem;
}

const LEXICON = new Lexicon();

/** The words of a text with the tags of each; the words of a phrase all have those of the phrase. */
function readWords(words: readonly string[]): readonly SoughtWord[] {
  const plain = words.map(bare);
  const read: SoughtWord[] = [];
  while (read.length < words.length) {
    const at = read.length;
    const phrase = LEXICON.phraseAt(plain.slice(at));
    const tags = [...(phrase?.tags ?? LEXICON.tagsOfWord(plain[at] ?? ''))];
    for (const text of words.slice(at, at + (phrase?.length ?? 1))) read.push({ text, tags });
  }
  return read;
}

/** Replaces an area by itself and the trades in it: who looks for a kitchen looks for its cooks, too. */
function withTradesOf(tag: SearchTag): readonly SearchTag[] {
  const area = Object.entries(data.areas).find(([name]) => name === tag)?.[1];
  return area === undefined ? [tag] : [tag, ...(area.of as SearchTag[])];
}

/**
 * Splits a search into its words and says what each means on our market: "Kellner", "waitress" and "официант" are one trade, "weekend"
 * is a time of shifts, "part time" a kind of employment. At most eight words, so hostile input costs no more than any other.
 */
export function understandWords(query: string): readonly SoughtWord[] {
  return readWords(splitSearchWords(query)).map(({ text, tags }) => ({ text, tags: tags.flatMap(withTradesOf) }));
}

/** What a listing is found by besides its words. */
interface TaggedListing {
  readonly title: string;
  readonly position_name: string;
  readonly employment_type: EmploymentType;
  readonly shift_times: readonly ShiftTime[];
  readonly country: string;
}

const isTrade = (tag: SearchTag): boolean => tag in data.trades || tag in data.areas;

/** The tags of a listing: the trades that its title and its position name, its kind of employment, its times and its country. */
export function listingTags(listing: TaggedListing): readonly SearchTag[] {
  const trades = [listing.title, listing.position_name]
    .flatMap((text) => readWords(foldText(text).split(' ')))
    .flatMap(({ tags }) => tags.filter(isTrade));
  const country: SearchTag[] = listing.country === '' ? [] : [`@${listing.country}`];
  return [...new Set([...trades, listing.employment_type, ...listing.shift_times, ...country])];
}

/** The version of the table and its reading: listings with an older one are tagged again. Raise it with every change of either. */
export const TAGS_VERSION = 1;
