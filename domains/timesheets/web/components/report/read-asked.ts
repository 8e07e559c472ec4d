import { addDays, startOfWeek } from '@hearth/domains/scheduling/rules';
import type { ReportBy } from '../../../rules/report/sum-hours.ts';

/** What a report is asked for. */
export interface Asked {
  readonly from: string;
  readonly until: string;
  readonly by: ReportBy;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONDAY = 1;

/** What the address asks for; without days the week that ended last. */
export function readAsked(search: URLSearchParams, today: string): Asked {
  const monday = addDays(startOfWeek(today, MONDAY), -7);
  const dayOf = (name: string, fallback: string): string => {
    const day = search.get(name) ?? '';
    return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : fallback;
  };
  const by = search.get('by');
  return {
    from: dayOf('from', monday),
    until: dayOf('until', addDays(monday, 6)),
    by: by === 'PERSON' || by === 'DAY' ? by : 'LOCATION',
  };
}
