import { LOCATION } from '@hearth/testing/screen';
import type { Deal } from '../../contract/schemas.ts';

/** The id that ends in a number. */
export function id(number: number): string {
  return `019a0000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;
}

/** Inês gives a shift at the bar to Samir, who has said yes. */
export function aDeal(more: Partial<Deal> = {}): Deal {
  return {
    id: id(1),
    verb: 'GIVE',
    state: 'TAKEN',
    version: 2,
    location: { id: LOCATION.id, name: 'Harbour House' },
    shift: {
      shift_id: id(10),
      position_name: 'Bartender',
      date: '2026-11-17',
      start: '10:00',
      end: '18:00',
      starts_at: '2026-11-17T10:00:00.000Z',
      ends_at: '2026-11-17T18:00:00.000Z',
      time_zone: 'Europe/Lisbon',
      unpaid_break_minutes: 30,
    },
    whole: null,
    return_shift: null,
    giver: { employee_id: id(20), name: 'Inês Quintela' },
    taker: { employee_id: id(21), name: 'Samir Haddad' },
    note: '',
    decision_note: '',
    ended_by: null,
    asked_at: '2026-11-10T09:00:00.000Z',
    taken_at: '2026-11-10T10:00:00.000Z',
    ended_at: null,
    closes_at: '2026-11-17T10:00:00.000Z',
    ...more,
  };
}
