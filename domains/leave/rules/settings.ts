import type { TimeOff } from '@hearth/domains/scheduling/schemas';
import type { Setting } from '@hearth/kit/setting';
import { defineSetting } from '@hearth/kit/setting';
import type { LeavePolicy } from '../contract/schemas.ts';
import { leavePolicy } from '../contract/schemas.ts';

export type TimeOffKind = TimeOff['kind'];
export const KINDS: readonly TimeOffKind[] = ['HOLIDAY', 'SICK', 'UNPAID', 'OTHER'];

/** No policy: what is not counted has no balance. */
const NONE: LeavePolicy = { unit: 'DAYS', year: { starts: 'DATE', on: { month: 1, day: 1 } }, terms: [] };
const setBy = { permission: 'MANAGE_BRAND', lockable: true, default: NONE } as const;

/** The policy of each kind of time off; each is inherited and locked for itself. */
export const POLICIES: Readonly<Record<TimeOffKind, Setting<LeavePolicy>>> = {
  HOLIDAY: defineSetting('leave.holiday', leavePolicy, setBy),
  SICK: defineSetting('leave.sick', leavePolicy, setBy),
  UNPAID: defineSetting('leave.unpaid', leavePolicy, setBy),
  OTHER: defineSetting('leave.other', leavePolicy, setBy),
};
