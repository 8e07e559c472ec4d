import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { EmploymentType } from '@hearth/domains/job-library/schemas';
import type { ShiftTime } from '@hearth/domains/jobs/schemas';
import { boxAround } from '@hearth/domains/jobs/rules';
import type { Point, SoughtPlaceWord, SoughtWord } from '@hearth/domains/jobs/rules';

/** A search of listings, with words already folded and understood. */
export interface ListingSearch {
  readonly words: readonly SoughtWord[];
  readonly placeWords: readonly SoughtPlaceWord[];
  readonly site: string | undefined;
  readonly locationId: string | undefined;
  readonly country: string | undefined;
  readonly near: Point | undefined;
  readonly withinKm: number;
  readonly employmentTypes: readonly EmploymentType[];
  readonly shiftTimes: readonly ShiftTime[];
  readonly payFrom: { readonly amount: number; readonly currency: string } | undefined;
  /** The currency that the reader is paid in, if they say so. */
  readonly currency: string | undefined;
  readonly sort: 'BEST' | 'NEWEST' | 'NEAREST' | 'PAY';
  /** One line for the posts of one rollout: the one that comes first. */
  readonly isFolded: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Letters of a word that the index knows words by. */
const TRIGRAM = 3;

/** SQL for the great-circle distance from a point; same formula as `rules/distance.ts`. */
export const kmFrom = ({ latitude, longitude }: Point) => sql`
  2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2))))`;

const either = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join([...conditions], sql` or `)})`;

const hasTag = (tags: readonly string[]) => (tags.length === 0 ? [] : [sql`tags && ${sql.val([...tags])}::text[]`]);

/** SQL conditions: every word occurs, nearly occurs, or is meant by a tag. Each part has an index. */
const matchesWords = (words: readonly SoughtWord[]) =>
  words.map(({ text, tags }) =>
    either([sql`search_text like ${`%${text}%`}`, sql`${text} <% search_text`, ...hasTag(tags)]),
  );

function placeTextHas({ text, isWhole, isExact }: SoughtPlaceWord): readonly RawBuilder<unknown>[] {
  if (isWhole) return [text, `${text} %`, `% ${text}`, `% ${text} %`].map((pattern) => sql`place_text like ${pattern}`);
  const holds = sql`place_text like ${`%${text}%`}`;
  return isExact ? [holds] : [holds, sql`${text} <% place_text`];
}

/** SQL conditions: every word is in a name of the place, is its country, or begins its postcode. */
const matchesPlace = (words: readonly SoughtPlaceWord[]) =>
  words.map((word) =>
    either([
      ...placeTextHas(word),
      ...hasTag(word.tags),
      ...word.postcodes.map((postcode) => sql`postcode like ${`${postcode}%`}`),
    ]),
  );

/** Returns whether a search has a word that an index knows, or whose meaning it knows. */
export function isIndexed({ words, placeWords }: ListingSearch): boolean {
  return (
    words.some(({ text, tags }) => text.length >= TRIGRAM || tags.length > 0) ||
    placeWords.some(({ text, tags, postcodes }) => text.length >= TRIGRAM || tags.length + postcodes.length > 0)
  );
}

/** SQL condition for the live listings that fit a search, whatever the times of their shifts. */
export function searchConditions(search: ListingSearch, now: Date): RawBuilder<unknown> {
  const { near, payFrom } = search;
  const all = [
    sql`(expires_at is null or expires_at > ${now})`,
    ...matchesWords(search.words),
    ...matchesPlace(search.placeWords),
  ];
  if (search.site !== undefined) all.push(sql`site_slug = ${search.site}`);
  if (search.locationId !== undefined) all.push(sql`location_id = ${search.locationId}`);
  if (search.country !== undefined) all.push(sql`country = ${search.country}`);
  if (search.employmentTypes.length > 0) all.push(sql`employment_type = any (${sql.val([...search.employmentTypes])})`);
  if (payFrom !== undefined) all.push(sql`pay_currency = ${payFrom.currency} and pay_hour >= ${payFrom.amount}`);
  if (near !== undefined) {
    const box = boxAround(near, search.withinKm);
    const spans = box.longitudes.map(({ west, east }) => sql`longitude between ${west}::float8 and ${east}::float8`);
    all.push(sql`latitude between ${box.south}::float8 and ${box.north}::float8`, sql`(${sql.join(spans, sql` or `)})`);
    all.push(sql`${kmFrom(near)} <= ${search.withinKm}`);
  }
  return sql.join(all, sql` and `);
}

/** SQL condition for listings with one of the wanted shift times. */
export const hasShiftTime = ({ shiftTimes }: ListingSearch) => sql`shift_times && ${sql.val([...shiftTimes])}::text[]`;
