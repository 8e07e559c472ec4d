/** An answer as it is kept in this browser for when there is no connection. */
export interface KeptAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  /** When the server gave it. */
  readonly at: number;
}

/** How long an answer is good enough to be shown: the two weeks that shifts are shown for. */
export const KEPT_MS = 14 * 86_400_000;

/** What may be kept of an endpoint's answer. */
interface KeepRule {
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
export const RULES: Readonly<Record<string, KeepRule>> = {
  'scheduling.listMyShifts': { anyInput: true },
  'scheduling.getMyAvailability': {},
  'applications.listOwnApplications': {},
  'scheduling.getSchedule': {
    trim: (week: Week) => ({
      ...week,
      may: { edit: false, publish: false, override: false, see_pay: false },
      people: week.people.map((person) => ({ ...person, pay: null })),
    }),
  },
};

function ruleOf(key: readonly unknown[]): KeepRule | undefined {
  return RULES[String(key[0])];
}

/** Whether the answer to a query may be shown offline. */
export function mayKeep(key: readonly unknown[]): boolean {
  return ruleOf(key) !== undefined;
}

/** The part of an answer that is kept; null when nothing of it may be. */
export function keptPart(key: readonly unknown[], data: unknown): unknown {
  const rule = ruleOf(key);
  if (rule === undefined || data === undefined) return null;
  return rule.trim === undefined ? data : rule.trim(data as never);
}

/** The name under which an answer is kept: one for each question, or one for the endpoint. */
export function nameOf(key: readonly unknown[]): string {
  return JSON.stringify(ruleOf(key)?.anyInput === true ? [key[0]] : key);
}

/** The kept answer to a question, unless it is too old. */
export function answerTo(kept: readonly KeptAnswer[], key: readonly unknown[], now: number): KeptAnswer | undefined {
  const name = nameOf(key);
  return kept.find((answer) => nameOf(answer.key) === name && now - answer.at < KEPT_MS);
}
