import type { SheetDetail, SheetSummary } from '../../../contract/schemas.ts';

export const INES = '019a0000-0000-7000-8000-000000000001';

/** A sheet of a week with one odd day; what differs is said. */
export function aSheet(more: Partial<SheetSummary> = {}): SheetSummary {
  return {
    employee_id: INES,
    name: 'Inês Quintela',
    position_name: 'Bartender',
    state: 'OPEN',
    approvals: 0,
    version: 0,
    fingerprint: 'seen',
    totals: {
      planned: 480,
      worked: 540,
      paid_break: 0,
      overtime: 60,
      leave: 0,
      rounding: 0,
      pay: 10_800,
      tips: 0,
      declared_tips: 0,
      currency: 'EUR',
    },
    oddities: [{ kind: 'FAR_FROM_PLAN', day: '2026-11-10' }],
    is_own: false,
    ...more,
  };
}

/** The same with its lines. */
export function aDetail(more: Partial<SheetDetail> = {}): SheetDetail {
  return {
    ...aSheet(),
    lines: [
      {
        kind: 'WORK',
        day: '2026-11-10',
        position_name: 'Bartender',
        location_name: 'Harbour House',
        minutes: 540,
        percent: 100,
        rate: 1200,
        amount: 10_800,
        currency: 'EUR',
        reason: '',
      },
      {
        kind: 'OVERTIME',
        day: '2026-11-10',
        position_name: null,
        location_name: null,
        minutes: 60,
        percent: 50,
        rate: 1200,
        amount: 600,
        currency: 'EUR',
        reason: 'DAILY',
      },
    ],
    history: [],
    ...more,
  };
}
