import type { PublishedRow } from '@hearth/domains/scheduling/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { ClockException, LivePerson, LiveShift } from '../contract/schemas.ts';
import type { FoundException } from '../rules/live-day.ts';
import type { MatchableShift } from '../rules/match.ts';
import type { PunchRow } from './queries/punch.ts';

export const nameOf = ({ first_name: first, last_name: last }: StaffRow): string => `${first} ${last}`.trim();

/** A published shift, as work is matched to it. */
export function toMatchable(shift: PublishedRow): MatchableShift {
  return {
    id: shift.id,
    start: shift.starts_at.getTime(),
    end: shift.ends_at.getTime(),
    location_id: shift.location_id,
  };
}

export function presentShift(shift: PublishedRow): LiveShift {
  return {
    id: shift.id,
    starts_at: shift.starts_at.toISOString(),
    ends_at: shift.ends_at.toISOString(),
    position_id: shift.position_id,
    position_name: shift.position_name,
    station: shift.station,
  };
}

/** Who it is, and what they were to do and did on a day. */
export function presentDay(
  person: StaffRow,
  { shifts, punches }: { readonly shifts: readonly PublishedRow[]; readonly punches: readonly PunchRow[] },
  known: { readonly positions: ReadonlyMap<string, { readonly name: string }>; readonly userId: string },
): Pick<LivePerson, 'employee_id' | 'name' | 'position_name' | 'shifts' | 'punches' | 'is_own'> {
  return {
    employee_id: person.id,
    name: nameOf(person),
    position_name: shifts[0]?.position_name ?? known.positions.get(person.position_id ?? '')?.name ?? null,
    shifts: shifts.map(presentShift),
    punches: punches.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: row.at.toISOString(),
      is_edited: row.source === 'MANAGER',
      source: row.source,
    })),
    is_own: person.user_id === known.userId,
  };
}

export function presentException(exception: FoundException, isSeen: boolean): ClockException {
  return { ...exception, at: new Date(exception.at).toISOString(), is_seen: isSeen };
}
