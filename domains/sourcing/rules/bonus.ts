import type { BonusState, ExcludedRole, BonusTerms } from '../contract/schemas.ts';

/** A stored rule for a brand or job, from a day on. */
export interface BonusRuleEntry {
  readonly brandId: string;
  readonly jobId: string | null;
  readonly validFrom: string;
  /** Later ones have higher numbers. */
  readonly number: number;
  /** Null: what stands above holds. */
  readonly promise: BonusTerms | null;
}

const latestRule = (rules: readonly BonusRuleEntry[]): BonusRuleEntry | undefined =>
  rules.toSorted((a, b) => (a.validFrom === b.validFrom ? b.number - a.number : a.validFrom < b.validFrom ? 1 : -1))[0];

/**
 * Resolves the terms for a job on a day: its own rule, else the nearest brand's; or null. `path` begins with the
 * root. Null: nothing.
 */
export function resolveTerms(
  rules: readonly BonusRuleEntry[],
  { path, jobId, day }: { readonly path: readonly string[]; readonly jobId: string | null; readonly day: string },
): BonusTerms | null {
  const holding = rules.filter(({ validFrom }) => validFrom <= day);
  const places = [
    ...(jobId === null ? [] : [holding.filter((rule) => rule.jobId === jobId)]),
    ...path.toReversed().map((id) => holding.filter((rule) => rule.jobId === null && rule.brandId === id)),
  ];
  const promise = places.map((of) => latestRule(of)?.promise ?? null).find((found) => found !== null) ?? null;
  return promise === null || promise.parts.length === 0 ? null : promise;
}

/** Returns whether a person is excluded from a bonus by their rights or roles. */
export function isExcluded(
  excluded: readonly ExcludedRole[],
  person: { readonly mayHireThere: boolean; readonly roles: ReadonlySet<string> },
): boolean {
  return excluded.some((role) => (role === 'HIRING' ? person.mayHireThere : person.roles.has(role)));
}

/** Returns the total of all parts. */
export function totalAmount({ parts }: Pick<BonusTerms, 'parts'>): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

export interface BonusFacts {
  readonly stage: string;
  readonly disputed: boolean;
  /** Null until somebody is hired. */
  readonly dueOn: string | null;
  /** The last day of employment, where it is known. */
  readonly endsOn: string | null;
  /** The day at the place. */
  readonly today: string;
}

/**
 * How a part stands by what has happened. What a person has decided stays; what waits or is earned lapses when the referral counts
 * no longer, and is earned on its day if the employment reached it.
 */
export function nextBonusState(state: BonusState, { stage, disputed, dueOn, endsOn, today }: BonusFacts): BonusState {
  if (state === 'APPROVED' || state === 'REFUSED' || state === 'PAID') return state;
  if (disputed) return 'LAPSED';
  if (state === 'EARNED') return 'EARNED';
  if (stage === 'REJECTED' || stage === 'WITHDRAWN') return 'LAPSED';
  if (dueOn === null) return 'WAITING';
  if (endsOn !== null && endsOn < dueOn && endsOn < today) return 'LAPSED';
  return dueOn <= today ? 'EARNED' : 'WAITING';
}

const STEPS: Readonly<Record<BonusState, readonly BonusState[]>> = {
  WAITING: [],
  EARNED: ['APPROVED', 'REFUSED'],
  APPROVED: ['PAID', 'REFUSED', 'EARNED'],
  REFUSED: ['EARNED'],
  PAID: [],
  LAPSED: [],
};

/** Returns whether a person may move a part from one state to another. */
export function canDecide(from: BonusState, to: BonusState): boolean {
  return STEPS[from].includes(to);
}
