import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { otherScriptPattern } from './other-script.ts';
import { SYSTEM, SYSTEM_WORDS } from './scope.ts';
import { inScope } from './tx.ts';
import type { Tx } from './tx.ts';

/** Words that are looked for: all of them as typed (`exact`), or words much like them (`alike`). Never without a word. */
export interface WordSearch {
  readonly words: readonly string[];
  readonly how: 'exact' | 'alike';
  /** What the term is as a telephone number, where it can be one; looked for as typed only. */
  readonly phone?: PhoneSearch;
}

/** A telephone number that is looked for, as digits. */
export interface PhoneSearch {
  /** Stands somewhere in the number. */
  readonly part: string;
  /** Are the number, kept without its country. */
  readonly whole: readonly string[];
}

/** A window on what was found, best first. */
export interface SearchWindow {
  readonly offset: number;
  readonly limit: number;
}

/** The total number of hits, and those in the window. */
export interface SearchResult<Hit> {
  readonly total: number;
  readonly hits: readonly Hit[];
}

/**
 * The tables and columns to search, as SQL fragments over `table` and `from`. Its parts are SQL over the tables that
 * `table` and `from` name.
 */
export interface SearchSource {
  /**
   * The one table that holds the text, and what the rest needs of it: its rows are found by their words before anything else is
   * asked of them. PostgreSQL might well read all that a caller may see and look for words in that.
   */
  readonly table: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  /** `holding`, which are those rows, under the name that `table` gives them, and what is joined to them. */
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<string>;
  readonly group: RawBuilder<string>;
  /** What is searched, as `platform.searchable` or the domain's own rule has written it. */
  readonly text: RawBuilder<string>;
  /** The digits of a telephone number (`platform.phone_digits`), where one stands beside the text: the one or the other has to fit. */
  readonly phone?: RawBuilder<string | null>;
  /** A name within the text, found as it sounds where it is written in another script than the words; indexed by `platform.name_sound`. */
  readonly name?: RawBuilder<string>;
  /** What the caller may see of it, beyond their groups. */
  readonly where: RawBuilder<boolean>;
  /** The order among hits that are equally good; of all hits where `newestFirst` says that no hit is better. */
  readonly order: RawBuilder<unknown>;
  readonly newestFirst?: true;
  /** The words are folded already, by the rule that folded `text`. */
  readonly folded?: true;
}

/** Letters that a word needs before a trigram index knows it. */
const TRIGRAM = 3;
/** Consonants that a word needs to be known by its sound, and to be known before it is whole. */
const FEWEST_SOUNDS = 2;
const BEGINNING_SOUNDS = 3;

/**
 * The ids of rows that hold words, best first, and how many there are. Looked for in the system scope: under a policy
 * PostgreSQL judges every row by the policy before it compares words, so that no word index can be used. What the policy would
 * have said is said here instead: only rows of the groups that the caller's own scope holds. Nothing but ids comes out of it;
 * what is shown of them is read in the caller's scope, under its policy.
 */
export async function findByWords(
  tx: Tx<'tenant'>,
  place: SearchSource,
  search: WordSearch,
  window: SearchWindow,
): Promise<{ readonly total: number; readonly ids: readonly string[] }> {
  const text = toStoredForm(place);
  const best = place.newestFirst === true ? place.order : sql`${rankMatch(place, search, text)}, ${place.order}`;
  const worded = sql<boolean>`${place.group} = any (${[...tx.scope.groupIds]}::uuid[]) and ${matchesSearch(place, search, text)}`;
  const statement = sql<{ total: number; id: string | null }>`
    with holding as materialized (select ${place.columns} from ${place.table} where ${worded}),
    fitting as materialized (
      select ${place.id} as id, row_number() over (order by ${best}) as place
      from ${place.from} where ${place.where})
    select counted.total, hit.id
    from (select count(*)::int as total from fitting) counted
    left join (select id, place from fitting order by place offset ${window.offset} limit ${window.limit}) hit on true
    order by hit.place`;
  const isIndexed = search.how === 'alike' || hasLongWord(search) || matchesPhone(place, search) !== null;
  const lines = await inScope(tx, isIndexed ? SYSTEM_WORDS : SYSTEM, (system) => system.execute(statement));
  return { total: lines[0]?.total ?? 0, ids: lines.flatMap(({ id }) => id ?? []) };
}

/** Tells if a trigram index can help, which needs a word of three letters. */
export function hasLongWord({ words }: WordSearch): boolean {
  return words.some((word) => word.length >= TRIGRAM);
}

type ToStoredForm = (word: string) => RawBuilder<string>;

/** Converts a word to its stored form, in a subquery so that a cached plan folds it only once. */
function toStoredForm({ folded }: SearchSource): ToStoredForm {
  return (word) => (folded === true ? sql<string>`${word}::text` : sql<string>`(select platform.searchable(${word}))`);
}

/** Matches the phone number, if the source has one and one is searched for. */
function matchesPhone({ phone }: SearchSource, { how, phone: asked }: WordSearch): RawBuilder<boolean> | null {
  if (phone === undefined || asked === undefined || how === 'alike') return null;
  const whole = asked.whole.map((digits) => sql`${phone} = ${digits}`);
  return sql<boolean>`(${sql.join([sql`${phone} like ${`%${asked.part}%`}`, ...whole], sql` or `)})`;
}

/** Matches the phone number, every word of the text, or every word of a name by sound. */
function matchesSearch(place: SearchSource, search: WordSearch, as: ToStoredForm): RawBuilder<boolean> {
  const number = matchesPhone(place, search);
  // Pairs of digits are no words that an index knows: beside a number they would have every row read.
  if (number !== null && !hasLongWord(search)) return number;
  const ways = [number, matchesWords(place, search, as), soundsAlike(place, search)];
  return sql<boolean>`(${sql.join(
    ways.filter((way) => way !== null),
    sql` or `,
  )})`;
}

/** Whether the name is written in another script and every word sounds like one of it; long enough words like the beginning of one. */
function soundsAlike({ name }: SearchSource, search: WordSearch): RawBuilder<boolean> | null {
  const others = otherScriptPattern(search.words);
  if (name === undefined || search.how === 'alike' || others === null || !hasLongWord(search)) return null;
  const each = search.words.map((word) => {
    const sound = sql<string>`(select platform.name_sound(${word}))`;
    // A space stands on either side of each sound.
    return sql<boolean>`length(${sound}) >= ${FEWEST_SOUNDS + 2} and platform.name_sound(${name}) like
      '%' || case when length(${sound}) >= ${BEGINNING_SOUNDS + 2} then rtrim(${sound}) else ${sound} end || '%'`;
  });
  // Spelled out, so that plans which are kept for any parameter know the index over names in other scripts.
  return sql<boolean>`(${name} ~ ${sql.lit(others)} and ${sql.join(each, sql` and `)})`;
}

/** Matches texts that contain every word in any order; short words only at the start of a word. */
function matchesWords({ text }: SearchSource, { words, how }: WordSearch, as: ToStoredForm): RawBuilder<boolean> {
  const each = words.map((word) => {
    if (how === 'alike') return sql<boolean>`${as(word)} operator(public.<%) ${text}`;
    const letters = as(word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`));
    return word.length < TRIGRAM
      ? sql<boolean>`' ' || ${text} like '% ' || ${letters} || '%'`
      : sql<boolean>`${text} like '%' || ${letters} || '%'`;
  });
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** Ranks a hit, 0 best: prefix of the text, prefix of a word, substring, words apart, or similarity. */
function rankMatch({ text }: SearchSource, { words, how }: WordSearch, as: ToStoredForm): RawBuilder<number> {
  const term = as(words.join(' '));
  return how === 'exact'
    ? sql<number>`case when starts_with(${text}, ${term}) then 0 when position(' ' || ${term} in ${text}) > 0 then 1
        when position(${term} in ${text}) > 0 then 2 else 3 end`
    : sql<number>`(1000 - 1000 * public.word_similarity(${term}, ${text}))::int`;
}
