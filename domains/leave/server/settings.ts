import type { ResolvedSetting } from '@hearth/domains/core/service';
import type { HeldPolicy, LeavePolicy } from '../contract/schemas.ts';
import type { TimeOffKind } from '../rules/settings.ts';

/** A policy as a place holds it. */
export function presentPolicy(kind: TimeOffKind, held: ResolvedSetting<LeavePolicy>): HeldPolicy {
  const { value, from, lockedBy, isLocked, version } = held;
  return { kind, value, from, locked_by: lockedBy, is_locked: isLocked, version };
}
