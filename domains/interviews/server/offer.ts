import type { Tx } from '@hearth/platform/database';
import { findOpenSlots, type OpenSlot, type BookingPlan } from '../rules/slots.ts';
import { loadHosts } from './hosts.ts';
import { countLoad, findHolds, findOpenSessions } from './queries/session.ts';
import type { KitRow } from './queries/tables.ts';

const DAY_MS = 86_400_000;

export const hostResource = (userId: string): string => `host:${userId}`;

/** Returns the shared resource of a kit's room, or null if it needs none. */
export function roomResource({ room, location_id: locationId }: Pick<KitRow, 'room' | 'location_id'>): string | null {
  const name = room.trim().toLowerCase();
  return name === '' ? null : `room:${locationId}:${name}`;
}

export function toPlan(kit: KitRow): BookingPlan {
  return {
    minutes: kit.minutes,
    bufferMinutes: kit.buffer_minutes,
    noticeHours: kit.notice_hours,
    horizonDays: kit.horizon_days,
    capacity: kit.capacity,
    hours: kit.hours,
    together: kit.panel_rule === 'ALL',
    zone: kit.time_zone,
  };
}

/** Loads the times that can be booked with a kit, keeping the caller's own session available. */
export async function loadOpenSlots(
  tx: Tx<'system'>,
  kit: KitRow,
  now: Date,
  ownSessionId: string | null,
): Promise<OpenSlot[]> {
  const to = new Date(now.getTime() + (kit.horizon_days + 2) * DAY_MS);
  const people = await loadHosts(
    tx,
    { groupId: kit.group_id, locationId: kit.location_id },
    kit.panel,
    { from: now, to },
    now,
  );
  const load = await countLoad(tx, kit.panel, now);
  const room = roomResource(kit);
  const holds = await findHolds(
    tx,
    [...kit.panel.map(hostResource), ...(room === null ? [] : [room])],
    now,
    ownSessionId,
  );
  const findHoldsOf = (resource: string) =>
    holds
      .filter((hold) => hold.resource === resource)
      .map((hold) => ({ start: hold.starts_at.getTime(), end: hold.ends_at.getTime() }));
  const sessions = await findOpenSessions(tx, kit.id, now);
  return findOpenSlots(toPlan(kit), {
    hosts: [...people.values()].map((host) => ({
      ...host,
      holds: findHoldsOf(hostResource(host.id)),
      load: load.get(host.id) ?? 0,
    })),
    roomHolds: room === null ? [] : findHoldsOf(room),
    sessions: sessions.map((session) => ({
      start: session.starts_at.getTime(),
      end: session.ends_at.getTime(),
      hostIds: session.host_ids,
      left: session.left,
    })),
    now: now.getTime(),
  });
}
