import type { Actor } from '@hearth/kit/access';
import type {
  AvailabilityException,
  MyShift,
  NearbyShift,
  Publication,
  Shift,
  ShiftContent,
} from '../contract/schemas.ts';
import type { ListedPublication } from '../contract/publication-schemas.ts';
import type { TimeOff } from '../contract/time-off-schemas.ts';
import { sameContent } from '../rules/shift.ts';
import type { AbsenceReport } from '../contract/absence-endpoints.ts';
import type { AvailabilityChange } from '../contract/availability-schemas.ts';
import type { AbsenceRow } from './queries/absence.ts';
import type { ExceptionRow } from './queries/availability.ts';
import type { AvailabilityChangeRow } from './queries/availability-change.ts';
import type { PlaceName } from './queries/place.ts';
import type { KindedPublicationRow, PublicationRow } from './queries/publication.ts';
import type { PublishedRow } from './queries/published-shift.ts';
import type { NearbyRow, ShiftRow } from './queries/shift.ts';

/** `HH:MM` of a time as the database writes it. */
export const clock = (time: string): string => time.slice(0, 5);

type TimeColumns = 'local_date' | 'start_time' | 'end_time' | 'starts_at' | 'ends_at';

function times(row: Pick<ShiftRow, TimeColumns>) {
  return {
    date: row.local_date,
    start: clock(row.start_time),
    end: clock(row.end_time),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

/** A shift of the working copy as managers see it. */
export function presentShift(row: ShiftRow): Shift {
  const content: ShiftContent = {
    employee_id: row.employee_id,
    position_id: row.position_id,
    date: row.local_date,
    start: clock(row.start_time),
    end: clock(row.end_time),
    unpaid_break_minutes: row.unpaid_break_minutes,
    paid_break_minutes: row.paid_break_minutes,
    station: row.station,
    note: row.note,
  };
  return {
    ...content,
    ...times(row),
    id: row.id,
    location_id: row.location_id,
    version: row.version,
    published: row.published !== null && sameContent(row.published, content) ? 'same' : row.published,
    removed: row.removed,
  };
}

/** A shift as the conflict rules see it. */
export function presentNearby(row: NearbyRow): NearbyShift {
  return {
    ...times(row),
    id: row.id,
    location_id: row.location_id,
    unpaid_break_minutes: row.unpaid_break_minutes,
  };
}

export function presentException(row: ExceptionRow): AvailabilityException {
  return {
    id: row.id,
    date: row.local_date,
    start: clock(row.start_time),
    end: clock(row.end_time),
    kind: row.kind,
  };
}

export function presentPublication(row: PublicationRow): Publication {
  return {
    id: row.id,
    number: row.number,
    week: row.week,
    published_at: row.published_at.toISOString(),
    published_by: row.published_by,
    people_count: row.people_count,
    change_count: row.change_count,
  };
}

/** Presents publications with who made them; names that are gone are empty. */
export function presentListedPublication(
  row: KindedPublicationRow,
  names: ReadonlyMap<string, string>,
): ListedPublication {
  const kind = row.withdrawal_reason !== null ? 'WITHDRAWN' : row.is_hand_over === true ? 'SHIFT_REQUEST' : 'PUBLISHED';
  return {
    ...presentPublication(row),
    kind,
    published_by_name: names.get(row.published_by) ?? '',
    reason: row.withdrawal_reason ?? '',
  };
}

/** A published shift as its holder sees it. */
export function presentMyShift(
  row: PublishedRow,
  employeeId: string,
  place: Pick<PlaceName, 'name' | 'address' | 'city'> | undefined,
): MyShift {
  return {
    ...times(row),
    id: row.id,
    employee_id: employeeId,
    location: {
      id: row.location_id,
      name: place?.name ?? '',
      address: [place?.address, place?.city].filter((part) => part).join(', '),
    },
    time_zone: row.time_zone,
    position_name: row.position_name,
    unpaid_break_minutes: row.unpaid_break_minutes,
    paid_break_minutes: row.paid_break_minutes,
    station: row.station,
    note: row.note,
    published_at: row.published_at.toISOString(),
  };
}

/** Hides the reason for time off from an impersonating caller and from API tokens, as it may reveal illness. */
export function redactTimeOff({ impersonatorId, token }: Actor, timeOff: readonly TimeOff[]): TimeOff[] {
  if (impersonatorId === undefined && token === undefined) return [...timeOff];
  return timeOff.map((away) => ({ ...away, kind: 'OTHER', note: '', decision_note: '' }));
}

/** A change of a usual week as it is answered. */
export function presentChange(row: AvailabilityChangeRow): AvailabilityChange {
  return {
    id: row.id,
    effective_from: row.effective_from,
    slots: row.slots,
    wishes: row.wishes,
    state: row.state,
    asked_at: row.asked_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_note: row.decision_note,
    version: row.version,
  };
}

/** What somebody reported for a shift, as it is answered. */
export function presentAbsence(row: AbsenceRow): AbsenceReport {
  return {
    id: row.id,
    shift_id: row.shift_id,
    kind: row.kind,
    minutes_late: row.minutes_late,
    note: row.note,
    reported_at: row.reported_at.toISOString(),
    seen_at: row.seen_at?.toISOString() ?? null,
  };
}
