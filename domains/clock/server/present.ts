import type { ResolvedSetting } from '@hearth/domains/core/service';
import type { ClockSetting, Punch } from '../contract/schemas.ts';
import type { PlacedPunch } from '../rules/live-day.ts';
import type { EffectivePunch } from '../rules/pair.ts';
import type { PunchRow } from './queries/punch.ts';

/** A row of the log as it is chained and shown. */
export function presentPunch(row: PunchRow): Punch {
  const { group_id: _group, idempotency_key: _key, ...shown } = row;
  return {
    ...shown,
    at: row.at.toISOString(),
    device_at: row.device_at.toISOString(),
    received_at: row.received_at.toISOString(),
  };
}

/** A row that counts, as the rules pair it. */
export function toEffective({ id, kind, at, location_id, position_id }: PunchRow): EffectivePunch {
  return { id, kind, at: at.getTime(), location_id, position_id };
}

/** A row that counts, as a day is read. */
export function toPlaced(row: PunchRow): PlacedPunch {
  const waited = row.source === 'MANAGER' ? 0 : row.received_at.getTime() - row.at.getTime();
  return { ...toEffective(row), place: row.place, waited };
}

/** How people clock in at a place, and where that comes from. */
export function presentSetting({ value, from, lockedBy, isLocked, version }: ResolvedSetting<ClockSetting>) {
  return { value, from, locked_by: lockedBy, is_locked: isLocked, version };
}
