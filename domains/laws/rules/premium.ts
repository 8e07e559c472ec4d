import type {
  ChangeKind,
  ChangePremium,
  ChangeReason,
  LawPack,
  PackRule,
  PackVersion,
} from '../contract/pack-schemas.ts';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;

/** A shift as a premium looks at it; instants in milliseconds. */
export interface PricedShift {
  readonly start: number;
  readonly end: number;
  readonly paidMinutes: number;
  /** The same by the clock on the wall: the hour that a night in March or October has less or more is no change. */
  readonly wallMinutes: number;
}

/** A change of a shift of one person that staff had been shown: a shift that is new for them has no `before`. */
export interface PricedChange {
  readonly before: PricedShift | null;
  readonly after: PricedShift | null;
  /** When the person hears of it. */
  readonly at: number;
  readonly reason: ChangeReason;
  /** Pay for an hour, in minor units, or nothing where it is not known. */
  readonly rate: { readonly amount: number; readonly currency: string } | null;
}

/** What one law asks for a change, with the sum as it is worked out. */
export interface Priced {
  readonly rule: ChangePremium;
  readonly change: ChangeKind;
  readonly noticeMinutes: number;
  /** Pay for so many minutes; null for a fixed amount. */
  readonly paidMinutes: number | null;
  /** In minor units; null where pay is not known. 0 where nothing is owed for the reason. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly exempt: ChangeReason | null;
}

/** What a change is, with a tolerance in minutes; nothing where it is none. */
export function kindOfChange(
  { before, after }: Pick<PricedChange, 'before' | 'after'>,
  tolerance: number,
): ChangeKind | null {
  if (before === null) return after === null ? null : 'ADDED';
  if (after === null) return 'CANCELLED';
  const gained = after.wallMinutes - before.wallMinutes;
  if (gained > tolerance) return 'EXTENDED';
  if (gained < -tolerance) return 'REDUCED';
  const moved = Math.max(Math.abs(after.start - before.start), Math.abs(after.end - before.end)) / MS_PER_MINUTE;
  return moved > tolerance ? 'MOVED' : null;
}

/**
 * What a pack asks for a change: of the rules that fit the one that pays most, or nothing. Notice runs to the earlier of the old and
 * the new start. Whoever earns more than the pack covers gets nothing; whoever’s pay is not known is taken to be covered.
 */
export function priceChange(
  pack: Pick<LawPack, 'currency'>,
  version: PackVersion,
  change: PricedChange,
): Priced | null {
  const noticeMinutes = noticeOf(change);
  if (!isCovered(pack, version, change.rate)) return null;
  let best: Priced | null = null;
  for (const rule of version.rules) {
    if (rule.kind !== 'CHANGE_PREMIUM') continue;
    const kind = kindOfChange(change, rule.tolerance);
    if (kind === null || !rule.on.includes(kind)) continue;
    // A change of a shift that has begun had no notice at all.
    const notice = Math.max(0, noticeMinutes);
    if (notice < rule.notice_from * MINUTES_PER_HOUR || notice >= rule.notice_below * MINUTES_PER_HOUR) continue;
    const exempt = version.exempt.includes(change.reason) ? change.reason : null;
    const priced = { rule, change: kind, noticeMinutes, exempt, ...worthOf(rule, pack, change) };
    if (best === null || (priced.amount ?? Infinity) > (best.amount ?? Infinity)) best = priced;
  }
  return best !== null && best.exempt !== null ? { ...best, amount: 0, paidMinutes: null } : best;
}

function worthOf(
  { pay }: ChangePremium,
  pack: Pick<LawPack, 'currency'>,
  { before, after, rate }: PricedChange,
): Pick<Priced, 'paidMinutes' | 'amount' | 'currency'> {
  if (pay.kind === 'FIXED') return { paidMinutes: null, amount: pay.amount, currency: pack.currency ?? null };
  const lost = Math.max(0, (before?.paidMinutes ?? 0) - (after?.paidMinutes ?? 0));
  const minutes = payMinutes(pay, lost, (before ?? after)?.paidMinutes ?? 0);
  return {
    paidMinutes: Math.round(minutes),
    amount: rate === null ? null : Math.round((rate.amount * minutes) / MINUTES_PER_HOUR),
    currency: rate?.currency ?? pack.currency ?? null,
  };
}

function payMinutes(pay: Exclude<ChangePremium['pay'], { kind: 'FIXED' }>, lost: number, length: number): number {
  switch (pay.kind) {
    case 'MINUTES':
      return pay.at_most_lost ? Math.min(pay.minutes, lost) : pay.minutes;
    case 'LOST':
      return (lost * pay.percent) / 100;
    case 'BY_LENGTH':
      return length <= pay.up_to ? pay.minutes : pay.beyond;
  }
}

/** Whether a law covers somebody with this pay. Pay that is not known, or in another currency, says nothing against it. */
export function isCovered(
  { currency }: Pick<LawPack, 'currency'>,
  { earns_at_most: most }: PackVersion,
  rate: PricedChange['rate'],
): boolean {
  return most === undefined || rate === null || rate.currency !== currency || rate.amount <= most;
}

/** The rule by which a change needs the worker’s yes, though it costs nothing; nothing where none does. */
export function findConsent(
  pack: Pick<LawPack, 'currency'>,
  version: PackVersion,
  change: PricedChange,
): {
  readonly rule: Extract<PackRule, { kind: 'CONSENT' }>;
  readonly change: ChangeKind;
  readonly noticeMinutes: number;
} | null {
  // What is no change for premiums is none here.
  const tolerance = version.rules.map((rule) => (rule.kind === 'CHANGE_PREMIUM' ? rule.tolerance : 0));
  const kind = kindOfChange(change, Math.max(...tolerance));
  if (kind === null || !isCovered(pack, version, change.rate) || version.exempt.includes(change.reason)) return null;
  const notice = noticeOf(change);
  for (const rule of version.rules)
    if (rule.kind === 'CONSENT' && asksFor(rule, kind, notice)) return { rule, change: kind, noticeMinutes: notice };
  return null;
}

function noticeOf({ before, after, at }: PricedChange): number {
  const starts = [before, after].flatMap((shift) => (shift === null ? [] : [shift.start]));
  return Math.floor((Math.min(...starts) - at) / MS_PER_MINUTE);
}

function asksFor(rule: Extract<PackRule, { kind: 'CONSENT' }>, kind: ChangeKind, noticeMinutes: number): boolean {
  return rule.on.includes(kind) && noticeMinutes < rule.notice_below * MINUTES_PER_HOUR;
}

/** Whether a change with this notice needs the worker’s yes by a pack. */
export function needsConsent(version: PackVersion, kind: ChangeKind, noticeMinutes: number): boolean {
  return version.rules.some((rule) => rule.kind === 'CONSENT' && asksFor(rule, kind, noticeMinutes));
}
