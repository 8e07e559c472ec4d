import type { LeavePolicy, LeaveTerms, LeaveYear, StatutoryMinimum } from '../contract/schemas.ts';

const NOTE = 'Verify before relying on it: contracts, collective agreements and later law can grant more.';
const CALENDAR: LeaveYear = { starts: 'DATE', on: { month: 1, day: 1 } };
const FROM = '2026-01-01';

function yearly(days: number, weekDays: number, more: Partial<LeaveTerms> = {}): LeaveTerms {
  return {
    from: FROM,
    grant: { kind: 'YEARLY', amount: days * 100 },
    is_prorated: true,
    round_up_to: 'HALF',
    carry_over: { most: null, until: null },
    most: null,
    waiting_days: 0,
    below: 0,
    beyond: 'WARN',
    week_days: weekDays,
    day_minutes: 480,
    ...more,
  };
}

const policy = (terms: LeaveTerms, year: LeaveYear = CALENDAR): LeavePolicy => ({ unit: 'DAYS', year, terms: [terms] });
const minimum = (country: string, held: LeavePolicy, source: string): StatutoryMinimum => ({
  country,
  policy: held,
  source,
  note: NOTE,
});

/**
 * The least paid annual leave that the law of a country grants, for full time. Only countries whose figure is certain are here: the United
 * States, for example, have none for private employers. Days are counted as the law does: of five, six or seven a week.
 */
export const MINIMUMS: readonly StatutoryMinimum[] = [
  minimum(
    'DE',
    policy(yearly(24, 6, { carry_over: { most: null, until: { month: 3, day: 31 } } })),
    'https://www.gesetze-im-internet.de/burlg/',
  ),
  minimum('ES', policy(yearly(30, 7)), 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430'),
  minimum(
    'FR',
    policy(yearly(30, 6, { grant: { kind: 'MONTHLY', amount: 3000 }, round_up_to: 'WHOLE' }), {
      starts: 'DATE',
      on: { month: 6, day: 1 },
    }),
    'https://www.service-public.fr/particuliers/vosdroits/F2258',
  ),
  minimum('GB', policy(yearly(28, 5)), 'https://www.gov.uk/holiday-entitlement-rights'),
  minimum(
    'PL',
    policy(yearly(20, 5, { round_up_to: 'WHOLE', carry_over: { most: null, until: { month: 9, day: 30 } } })),
    'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19740240141',
  ),
  minimum(
    'PT',
    policy(yearly(22, 5, { carry_over: { most: null, until: { month: 4, day: 30 } } })),
    'https://diariodarepublica.pt/dr/legislacao-consolidada/lei/2009-34546475',
  ),
  minimum(
    'RU',
    policy(yearly(28, 7, { waiting_days: 182 }), { starts: 'HIRE' }),
    'https://www.consultant.ru/document/cons_doc_LAW_34683/',
  ),
  minimum(
    'TR',
    policy(yearly(14, 6, { waiting_days: 365 }), { starts: 'HIRE' }),
    'https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=4857&MevzuatTur=1&MevzuatTertip=5',
  ),
];

/** The minimums, that of a country first. */
export function listMinimums(country: string | null): StatutoryMinimum[] {
  return MINIMUMS.toSorted((one, other) => Number(other.country === country) - Number(one.country === country));
}
