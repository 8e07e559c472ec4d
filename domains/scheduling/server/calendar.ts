import { PRODUCT } from '@hearth/kit/constants';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { MyShift } from '../contract/schemas.ts';

const REFRESH_SECONDS = 3600;

/**
 * Renders shifts as an iCalendar document, in UTC so that each calendar shows its own time zone. Instants are in UTC,
 * so that every calendar shows them right in its own zone.
 */
export function toCalendar(shifts: readonly MyShift[]): string {
  const calendar = ical({
    name: PRODUCT,
    prodId: { company: PRODUCT, product: 'Shifts', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const shift of shifts) {
    const place = shift.location.name;
    calendar.createEvent({
      id: `${shift.id}@shifts`,
      start: new Date(shift.starts_at),
      end: new Date(shift.ends_at),
      stamp: new Date(shift.published_at),
      lastModified: new Date(shift.published_at),
      summary: shift.position_name === null ? place : `${shift.position_name} · ${place}`,
      location: [place, shift.location.address].filter((part) => part !== '').join(', '),
      description: [shift.station, shift.note].filter((part) => part !== '').join('\n'),
    });
  }
  return calendar.toString();
}
