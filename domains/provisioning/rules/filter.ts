import { LONGEST_FILTER } from './limits.ts';

/** One comparison of a filter; equality is the only one that is answered. */
export interface Comparison {
  /** In small letters: attributes are the same whatever their letters. */
  readonly path: string;
  readonly value: string | boolean;
}

/** A text, a word (an attribute, an operator, true, false), or a bracket. No two parts can match the same letters, so reading is linear. */
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([A-Za-z][\w$.-]*)|([()[\]]))/y;

function tokensOf(filter: string): readonly string[] | null {
  const all: string[] = [];
  const whole = filter.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < whole.length) {
    const found = TOKEN.exec(whole);
    if (found === null) return null;
    all.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  return all;
}

/** Thrown where a filter is none of those that are read; never leaves this file. */
class Unread extends Error {}

/** Reads tokens from the first to the last, never back. */
class Reader {
  readonly #tokens: readonly string[];
  #next = 0;
  readonly comparisons: Comparison[] = [];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isDone(): boolean {
    return this.#next === this.#tokens.length;
  }

  #take(): string {
    return this.#tokens[this.#next++] ?? '';
  }

  #expect(token: string): void {
    if (this.#take().toLowerCase() !== token) throw new Unread();
  }

  /** Comparisons joined by "and", in brackets or without. */
  conjunction(within = ''): void {
    this.#term(within);
    while (this.#tokens[this.#next]?.toLowerCase() === 'and') {
      this.#next += 1;
      this.#term(within);
    }
  }

  #term(within: string): void {
    const first = this.#take();
    if (first === '(') {
      this.conjunction(within);
      this.#expect(')');
      return;
    }
    if (!/^[A-Za-z]/.test(first)) throw new Unread();
    const path = `${within}${first.toLowerCase()}`;
    if (this.#tokens[this.#next] === '[' && within === '') {
      this.#next += 1;
      this.conjunction(`${path}.`);
      this.#expect(']');
      return;
    }
    this.#expect('eq');
    this.comparisons.push({ path, value: valueOf(this.#take()) });
  }
}

function valueOf(token: string): string | boolean {
  if (token.startsWith('"')) {
    try {
      return JSON.parse(token) as string;
    } catch {
      throw new Unread();
    }
  }
  if (/^(?:true|false)$/i.test(token)) return token.toLowerCase() === 'true';
  throw new Unread();
}

/**
 * The comparisons of a filter, all of which must hold; null for a filter of any other form: those would have to be answered by
 * reading everybody. Takes time in proportion to the filter's length.
 */
export function comparisonsIn(filter: string): readonly Comparison[] | null {
  const tokens = filter.length > LONGEST_FILTER ? null : tokensOf(filter);
  if (tokens === null) return null;
  const reader = new Reader(tokens);
  try {
    reader.conjunction();
  } catch (error) {
    if (error instanceof Unread) return null;
    throw error;
  }
  return reader.isDone ? reader.comparisons : null;
}
