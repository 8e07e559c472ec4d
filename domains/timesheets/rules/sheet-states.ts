/**
 * Open: it follows from what is worked. Submitted: somebody says that it is complete. Approved: all levels agreed. Locked: it no longer
 * follows. Exported: payroll has it. Reopened: it follows again, and what changes is a correction of the next period.
 */
export type SheetState = 'OPEN' | 'SUBMITTED' | 'APPROVED' | 'LOCKED' | 'EXPORTED' | 'REOPENED';
export type SheetAct = 'SUBMIT' | 'APPROVE' | 'SEND_BACK' | 'LOCK' | 'EXPORT' | 'REOPEN';

const NEXT: Readonly<Record<SheetAct, Partial<Record<SheetState, SheetState>>>> = {
  SUBMIT: { OPEN: 'SUBMITTED', REOPENED: 'SUBMITTED' },
  // Of a sheet that nobody submitted a manager approves the hours all the same.
  APPROVE: { OPEN: 'APPROVED', SUBMITTED: 'APPROVED', REOPENED: 'APPROVED' },
  SEND_BACK: { SUBMITTED: 'OPEN', APPROVED: 'OPEN' },
  LOCK: { APPROVED: 'LOCKED' },
  EXPORT: { LOCKED: 'EXPORTED' },
  REOPEN: { LOCKED: 'REOPENED', EXPORTED: 'REOPENED' },
};

/** The state after an act, or undefined where it is not possible. An approval that is not the last leaves a sheet submitted. */
export function stateAfter(
  state: SheetState,
  act: SheetAct,
  approvals?: { given: number; needed: number },
): SheetState | undefined {
  const next = NEXT[act][state];
  if (act === 'APPROVE' && next !== undefined && approvals !== undefined && approvals.given + 1 < approvals.needed)
    return 'SUBMITTED';
  return next;
}

/** Whether a sheet still follows from what is worked. */
export function isDerived(state: SheetState): boolean {
  return state === 'OPEN' || state === 'SUBMITTED' || state === 'REOPENED';
}

const APPROVED: ReadonlySet<SheetState> = new Set(['APPROVED', 'LOCKED', 'EXPORTED']);

/** Whether the hours of a sheet are approved, or further. */
export function isApproved(state: SheetState): boolean {
  return APPROVED.has(state);
}
