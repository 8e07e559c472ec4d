/** An answer as it is kept in this browser for when there is no connection. */
export interface StoredAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  /** When the server gave it. */
  readonly at: number;
}

const STORED_DAYS = 14;
const DAY_MS = 86_400_000;

/** The lifetime of a stored answer: the two weeks for which shifts are shown. */
export const STORED_MS = STORED_DAYS * DAY_MS;

/** What a question about days names. */
interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** Whether an answer has the days of a question, or the next two weeks of them. */
function reaches(kept: Days, asked: Days): boolean {
  const wanted = Math.min(daysBetween(asked.from, asked.to), STORED_DAYS);
  return daysBetween(kept.from, asked.from) >= 0 && daysBetween(asked.from, kept.to) >= wanted;
}

function daysBetween(from = '', to = ''): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The part of an endpoint's answer that may be stored. */
interface StorageRule {
  /** Of such questions the newest answer serves for all days that it reaches: they name today, which is another day tomorrow. */
  readonly isAhead?: (days: Days) => boolean;
  /** The answer without what is not to lie on a device, and without what cannot be done offline. */
  readonly trim?: (data: never) => unknown;
}

interface Week {
  readonly may: object;
  readonly people: readonly object[];
}

/**
 * The only answers that are kept, by the ids of their endpoints (importing those would split the files of every page that has
 * them too). No messages, no files, no secret links, and nobody's pay.
 */
export const RULES: Readonly<Record<string, StorageRule>> = {
  // A single week that was looked at is kept beside those to come.
  'scheduling.listMyShifts': { isAhead: ({ from, to }) => daysBetween(from, to) >= STORED_DAYS },
  'deals.listMyDeals': {},
  'deals.listMyOpenShifts': {},
  // Colleagues by name, as in the week.
  'deals.getDealOptions': {},
  'scheduling.getMyAvailability': {},
  'clock.getMyClock': {},
  'applications.listOwnApplications': {},
  'scheduling.getSchedule': {
    trim: (week: Week) => ({
      ...week,
      may: { edit: false, publish: false, override: false, see_pay: false },
      people: week.people.map((person) => ({ ...person, pay: null, rates: [] })),
    }),
  },
};

function findRule(key: readonly unknown[]): StorageRule | undefined {
  return RULES[String(key[0])];
}

/** Tells if the answer of a query may be shown offline. */
export function canStore(key: readonly unknown[]): boolean {
  return findRule(key) !== undefined;
}

/** The part of an answer that may be stored; null if none. */
export function storablePart(key: readonly unknown[], data: unknown): unknown {
  const rule = findRule(key);
  if (rule === undefined || data === undefined) return null;
  return rule.trim === undefined ? data : rule.trim(data as never);
}

/** The storage name of an answer: one per query, or one per endpoint. */
export function storageName(key: readonly unknown[]): string {
  return JSON.stringify(findRule(key)?.isAhead?.(inputOf(key)) === true ? [key[0]] : key);
}

function inputOf(key: readonly unknown[]): Days {
  return Object(key[2]) as Days;
}

/** The kept answer to a question, unless it is too old. */
export function answerTo(
  kept: readonly StoredAnswer[],
  key: readonly unknown[],
  now: number,
): StoredAnswer | undefined {
  const young = kept.filter(({ at }) => now - at < STORED_MS);
  const find = (name: string) => young.find((answer) => storageName(answer.key) === name);
  const exact = find(storageName(key));
  if (exact !== undefined || findRule(key)?.isAhead === undefined) return exact;
  const ahead = find(JSON.stringify([key[0]]));
  // Of days that it does not reach it would say that there is nothing.
  return ahead !== undefined && reaches(inputOf(ahead.key), inputOf(key)) ? ahead : undefined;
}
