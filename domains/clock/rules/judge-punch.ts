import type { Attestation, ClockSetting, PunchKind, PunchOutcome, PunchPlace } from '../contract/schemas.ts';
import { MS_PER_MINUTE } from './limits.ts';
import { matchShift } from './match.ts';
import type { MatchableShift } from './match.ts';
import type { ClockNow } from './pair.ts';

/** A punch that somebody is about to make, and what is known of it. */
export interface AskedPunch {
  readonly kind: PunchKind;
  readonly at: number;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly place: PunchPlace;
  readonly reason: string;
  readonly attestation: Attestation | null;
  /** Whether the device is the person's own: how near it is, is asked of those alone. */
  readonly isOwnDevice: boolean;
  /** Whether a manager has said yes with their PIN. */
  readonly isApproved: boolean;
}

/** What the clock says to a punch, and from when on it would say yes. */
export interface PunchVerdict {
  readonly outcome: PunchOutcome;
  readonly from: number | null;
}

const GOOD: PunchVerdict = { outcome: 'RECORDED', from: null };

/** What happens early and without a shift in a position. */
export function policyFor(
  setting: ClockSetting,
  positionId: string | null,
): Pick<ClockSetting, 'early' | 'unscheduled'> {
  return setting.positions.find((one) => one.position_id === positionId) ?? setting;
}

/** The questions that a place asks at the end of work. */
export function questionsOf(setting: ClockSetting): ('BREAKS' | 'TIPS' | 'INJURY')[] {
  return [
    ...(setting.ask_breaks ? (['BREAKS'] as const) : []),
    ...(setting.ask_tips ? (['TIPS'] as const) : []),
    ...(setting.ask_injury ? (['INJURY'] as const) : []),
  ];
}

/** Whether every question of a place has its answer. */
function isAttested(setting: ClockSetting, given: Attestation | null): boolean {
  if (given === null) return questionsOf(setting).length === 0;
  return (
    (!setting.ask_breaks || given.took_breaks !== null) &&
    (!setting.ask_tips || given.got_tips !== null) &&
    (!setting.ask_injury || given.was_injured !== null)
  );
}

/**
 * Judges a punch that is made now. Nobody is ever kept from clocking out. What was punched without a network is not judged: it has
 * happened, and what is odd about it is an exception.
 */
export function judgePunch(
  asked: AskedPunch,
  {
    now,
    shifts,
    setting,
  }: {
    readonly now: ClockNow;
    readonly shifts: readonly (MatchableShift & { readonly position_id: string | null })[];
    readonly setting: ClockSetting;
  },
): PunchVerdict {
  if (now.state === 'BREAK' && (asked.kind === 'BREAK_END' || asked.kind === 'IN')) {
    const from = (now.since ?? asked.at) + setting.break_minutes * MS_PER_MINUTE;
    return asked.at < from ? { outcome: 'BREAK_TOO_SHORT', from } : GOOD;
  }
  if (asked.kind === 'OUT')
    return now.state === 'OUT' || isAttested(setting, asked.attestation)
      ? GOOD
      : { outcome: 'ASK_ATTESTATION', from: null };
  if (asked.kind !== 'IN' || now.state !== 'OUT') return GOOD;
  if (asked.isOwnDevice && setting.near === 'REFUSE' && asked.place !== 'INSIDE')
    return { outcome: 'OUTSIDE', from: null };
  const shift = matchShift({ start: asked.at, end: null, location_id: asked.location_id }, shifts);
  const policy = policyFor(setting, shift?.position_id ?? asked.position_id);
  if (shift === undefined || asked.at >= shift.end) {
    if (policy.unscheduled === 'REFUSE') return { outcome: 'NOT_SCHEDULED', from: null };
    if (policy.unscheduled === 'PIN') return asked.isApproved ? GOOD : { outcome: 'NEEDS_MANAGER', from: null };
    return policy.unscheduled === 'ASK' && asked.reason === '' ? { outcome: 'ASK_UNSCHEDULED', from: null } : GOOD;
  }
  const from = shift.start - setting.early_minutes * MS_PER_MINUTE;
  if (asked.at >= from || policy.early === 'ALLOW') return GOOD;
  if (policy.early === 'REFUSE') return { outcome: 'TOO_EARLY', from };
  if (policy.early === 'PIN') return asked.isApproved ? GOOD : { outcome: 'NEEDS_MANAGER', from };
  return asked.reason === '' ? { outcome: 'ASK_EARLY', from } : GOOD;
}
