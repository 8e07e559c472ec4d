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

function daysBetween(from = '', to = ''): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The part of an endpoint's answer that may be stored. */
interface StorageRule {
  /** Which answers are worth keeping, by what was asked for; absent: all. */
  readonly keeps?: (query: { readonly from?: string; readonly to?: string }) => boolean;
  /** The newest answer serves whatever was asked for: the question names today, which is another day tomorrow. */
  readonly anyInput?: boolean;
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
  // A single week that was looked at does not take the place of those to come.
  'scheduling.listMyShifts': { anyInput: true, keeps: ({ from, to }) => daysBetween(from, to) >= STORED_DAYS },
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
      people: week.people.map((person) => ({ ...person, pay: null })),
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
  if (rule.keeps !== undefined && !rule.keeps(Object(key[2]) as { from?: string; to?: string })) return null;
  return rule.trim === undefined ? data : rule.trim(data as never);
}

/** The storage name of an answer: one per query, or one per endpoint. */
export function storageName(key: readonly unknown[]): string {
  return JSON.stringify(findRule(key)?.anyInput === true ? [key[0]] : key);
}

/** The kept answer to a question, unless it is too old. */
export function answerTo(
  kept: readonly StoredAnswer[],
  key: readonly unknown[],
  now: number,
): StoredAnswer | undefined {
  const name = storageName(key);
  return kept.find((answer) => storageName(answer.key) === name && now - answer.at < STORED_MS);
}
