import { useDepartmentName } from '@hearth/domains/scheduling/widgets';
import { compareText } from '@hearth/i18n/format';
import { useLanguage } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { sheetByDay } from '../../../rules/week-sheet.ts';
import { useWords } from '../../words.ts';
import type { SharedParts } from './shared-table.tsx';
import { useTeamLinkWords } from './words.ts';

/** The days of a week below one another, each with its shifts by department. */
export function SharedDays({ week, shifts, today }: SharedParts) {
  const { t } = useTeamLinkWords();
  const words = useWords();
  const language = useLanguage();
  const format = useFormat();
  const departmentName = useDepartmentName();
  const people = new Map(week.people.map((person) => [person.employee_id, person.first_name]));
  const positions = new Map(week.positions.map(({ id, name }) => [id, name]));
  return (
    <div className="grid gap-4">
      {sheetByDay({ ...week, shifts, order: compareText(language) }).map(({ date, departments }) => (
        <section key={date} aria-current={date === today ? 'date' : undefined}>
          <h3 className="mb-1.5 flex items-center gap-2 font-bold">
            {format.date(date, 'full')}
            {date === today && <Badge tone="info">{t('today')}</Badge>}
          </h3>
          {departments.length === 0 && <p className="text-ink-2">{t('dayOff')}</p>}
          <div className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface empty:hidden">
            {departments.map(({ department, shifts: own }) => (
              <div key={department ?? ''} className="grid gap-2 px-3 py-2.5">
                <h4 className="text-sm text-ink-2">
                  {department === null ? words.t('print.noDepartment') : departmentName(department)}
                </h4>
                <ul className="grid gap-2">
                  {own.map((shift) => (
                    <li key={shift.id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
                      <span className="whitespace-nowrap tabular-nums">
                        {format.timeRange(shift.start, shift.end, 'compact')}
                      </span>
                      <span className="min-w-0">
                        <span className="block font-bold wrap-anywhere">
                          <bdi>{people.get(shift.employee_id ?? '') ?? t('openShift')}</bdi>
                        </span>
                        <span className="block text-sm wrap-anywhere text-ink-2">
                          {[positions.get(shift.position_id ?? '') ?? '', shift.station]
                            .filter((text) => text !== '')
                            .join(' · ')}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
