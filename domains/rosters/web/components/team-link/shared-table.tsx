import { addDays } from '@hearth/domains/scheduling/rules';
import { useDepartmentName } from '@hearth/domains/scheduling/widgets';
import { compareText } from '@hearth/i18n/format';
import { useLanguage } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { Fragment } from 'react';
import type { SheetShift, SheetWeek } from '../../../rules/week-sheet.ts';
import { sheetByPerson } from '../../../rules/week-sheet.ts';
import { useWords } from '../../words.ts';
import { SharedShift } from './shared-shift.tsx';
import { useTeamLinkWords } from './words.ts';

export interface SharedParts {
  readonly week: SheetWeek;
  readonly shifts: readonly SheetShift[];
  readonly today: string;
}

/** A line of seven days for each person, by department. */
export function SharedTable({ week, shifts, today }: SharedParts) {
  const { t } = useTeamLinkWords();
  const words = useWords();
  const language = useLanguage();
  const format = useFormat();
  const departmentName = useDepartmentName();
  const dates = Array.from({ length: 7 }, (_, day) => addDays(week.week, day));
  const positions = new Map(week.positions.map(({ id, name }) => [id, name]));
  const departments = sheetByPerson({ ...week, shifts, order: compareText(language) });
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-surface">
      <table className="w-full min-w-[60rem] table-fixed border-collapse text-base">
        <thead>
          <tr>
            <th scope="col" className="w-[14%] px-3 py-2 text-start text-sm font-normal text-ink-2">
              {words.t('print.person')}
            </th>
            {dates.map((date) => (
              <th
                key={date}
                scope="col"
                aria-current={date === today ? 'date' : undefined}
                className={`px-2 py-2 text-start text-sm ${date === today ? 'font-bold text-accent-ink' : 'font-normal text-ink-2'}`}
              >
                {format.date(date, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departments.map(({ department, rows }) => (
            <Fragment key={department ?? ''}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={8}
                  className="border-y border-line bg-sunken px-3 py-1.5 text-start text-sm"
                >
                  {department === null ? words.t('print.noDepartment') : departmentName(department)}
                </th>
              </tr>
              {rows.map(({ person, days }) => (
                <tr key={person?.employee_id ?? ''} className="not-last:border-b not-last:border-line">
                  <th scope="row" className="px-3 py-2 text-start align-top font-bold wrap-anywhere">
                    <bdi>{person?.first_name ?? t('openShift')}</bdi>
                  </th>
                  {days.map((own, day) => (
                    <td key={dates[day]} className="px-1 py-1.5 align-top">
                      {own.map((shift) => (
                        <SharedShift
                          key={shift.id}
                          shift={shift}
                          what={[
                            shift.position_id === person?.position_id
                              ? ''
                              : (positions.get(shift.position_id ?? '') ?? ''),
                            shift.station,
                          ]
                            .filter((text) => text !== '')
                            .join(' · ')}
                        />
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
