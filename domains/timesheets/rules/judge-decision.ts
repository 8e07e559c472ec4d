import type { Decision, LeftReason, TimesheetRules } from '../contract/schemas.ts';
import { BLOCKING } from './oddities.ts';
import type { Oddity } from './oddities.ts';
import { stateAfter } from './sheet-states.ts';
import type { SheetState } from './sheet-states.ts';

/** A sheet as it is when somebody decides. */
export interface DecidedSheet {
  readonly state: SheetState;
  readonly version: number;
  /** Of what is worked now. */
  readonly fingerprint: string;
  /** Who approved since it was last open. */
  readonly approvedBy: readonly string[];
  /** Whether it differs from what was approved. */
  readonly isChanged: boolean;
  readonly oddities: readonly Oddity[];
  readonly isOwn: boolean;
}

interface Decider {
  readonly userId: string;
  holds(permission: TimesheetRules['approvers'][number] | 'VIEW_PAY'): boolean;
}

/** What a decision makes of a sheet, or why it is left as it is. Nobody decides about their own hours. */
export function judgeDecision(
  sheet: DecidedSheet,
  asked: { readonly decision: Decision; readonly version: number; readonly fingerprint: string },
  by: Decider,
  place: { readonly approvers: TimesheetRules['approvers']; readonly isOver: boolean },
): { readonly state: SheetState; readonly approvedBy: readonly string[] } | { readonly why: LeftReason } {
  const { decision } = asked;
  if (sheet.isOwn) return { why: 'OWN' };
  if (sheet.version !== asked.version || sheet.fingerprint !== asked.fingerprint) return { why: 'CHANGED' };
  if (decision === 'APPROVE') return judgeApproval(sheet, by, place);
  if (decision !== 'SEND_BACK' && !by.holds('VIEW_PAY')) return { why: 'LEVEL' };
  if (decision === 'LOCK' && sheet.isChanged) return { why: 'CHANGED' };
  const state = stateAfter(sheet.state, decision);
  return state === undefined ? { why: 'STATE' } : { state, approvedBy: decision === 'LOCK' ? sheet.approvedBy : [] };
}

function judgeApproval(sheet: DecidedSheet, by: Decider, place: Parameters<typeof judgeDecision>[3]) {
  const { approvers, isOver } = place;
  // What was approved and has changed since is approved anew, from the first level on.
  const isAnew = sheet.state === 'APPROVED' && sheet.isChanged;
  const given = isAnew || (sheet.state === 'SUBMITTED' && sheet.isChanged) ? [] : sheet.approvedBy;
  const state = stateAfter(isAnew ? 'OPEN' : sheet.state, 'APPROVE', { given: given.length, needed: approvers.length });
  if (state === undefined) return { why: 'STATE' as const };
  if (!isOver) return { why: 'NOT_OVER' as const };
  if (sheet.oddities.some(({ kind }) => BLOCKING.has(kind))) return { why: 'BLOCKED' as const };
  if (given.includes(by.userId)) return { why: 'SECOND_PERSON' as const };
  const needed = approvers[given.length];
  if (needed !== undefined && !by.holds(needed)) return { why: 'LEVEL' as const };
  return { state, approvedBy: [...given, by.userId] };
}
