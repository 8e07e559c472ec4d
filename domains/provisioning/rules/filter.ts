import { LONGEST_FILTER } from './limits.ts';

/** A comparison of a filter; only equality is supported. */
export interface Comparison {
  /** In small letters: attributes are the same whatever their letters. */
  readonly path: string;
  readonly value: string | boolean;
}

/** A text, a word (an attribute, an operator, true, false), or a bracket. No two parts can match the same letters, so reading is linear. */
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([A-Za-z][\w$.-]*)|([()[\]]))/y;

function tokenize(filter: string): readonly string[] | null {
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

/** Thrown for an unsupported filter; never leaves this file. */
class UnsupportedFilter extends Error {}

/** Reads tokens in one pass without backtracking. */
class TokenReader {
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
    if (this.#take().toLowerCase() !== token) throw new UnsupportedFilter();
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
    if (!/^[A-Za-z]/.test(first)) throw new UnsupportedFilter();
    const path = `${within}${first.toLowerCase()}`;
    if (this.#tokens[this.#next] === '[' && within === '') {
      this.#next += 1;
      this.conjunction(`${path}.`);
      this.#expect(']');
      return;
    }
    this.#expect('eq');
    this.comparisons.push({ path, value: parseValue(this.#take()) });
  }
}

function parseValue(token: string): string | boolean {
  if (token.startsWith('"')) {
    try {
      return JSON.parse(token) as string;
    } catch {
      throw new UnsupportedFilter();
    }
  }
  if (/^(?:true|false)$/i.test(token)) return token.toLowerCase() === 'true';
  throw new UnsupportedFilter();
}

/**
 * Parses a filter of comparisons joined by "and" in linear time; null for any other form. Takes time in proportion to
 * the filter's length.
 */
export function parseFilter(filter: string): readonly Comparison[] | null {
  const tokens = filter.length > LONGEST_FILTER ? null : tokenize(filter);
  if (tokens === null) return null;
  const reader = new TokenReader(tokens);
  try {
    reader.conjunction();
  } catch (error) {
    if (error instanceof UnsupportedFilter) return null;
    throw error;
  }
  return reader.isDone ? reader.comparisons : null;
}
