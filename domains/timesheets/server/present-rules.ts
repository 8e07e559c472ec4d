import type { ResolvedSetting } from '@hearth/domains/core/service';
import type { HeldRules, TimesheetRules } from '../contract/schemas.ts';

/** The rules as a place holds them. */
export function presentRules(held: ResolvedSetting<TimesheetRules>): HeldRules {
  const { value, from, lockedBy, isLocked, version } = held;
  return { value, from, locked_by: lockedBy, is_locked: isLocked, version };
}
