import { PRODUCT } from '@hearth/kit/constants';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { InterviewRow, KitRow } from './queries/tables.ts';

/**
 * Writes a booked time as an iCalendar file, with times in UTC. Instants are in UTC, so that every calendar shows
 * them right in its own zone.
 */
export function writeCalendarFile(
  row: InterviewRow,
  kit: KitRow,
  words: { readonly summary: string; readonly organizer: { readonly name: string; readonly email: string } },
  stamp: Date,
  method: 'REQUEST' | 'CANCEL' = 'REQUEST',
): string {
  if (row.starts_at === null || row.ends_at === null) return '';
  const calendar = ical({
    name: PRODUCT,
    prodId: { company: PRODUCT, product: 'Interviews', language: 'EN' },
    method: method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `${row.id}@interviews`,
    sequence: row.sequence,
    start: row.starts_at,
    end: row.ends_at,
    stamp,
    summary: words.summary,
    location: [kit.location_name, kit.address, kit.room].filter((part) => part !== '').join(', '),
    description: kit.details,
    organizer: words.organizer,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
