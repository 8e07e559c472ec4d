import { useDepartmentName } from '@hearth/domains/scheduling/widgets';
import { compareText, formatDate, formatDateRange, formatTimeRange } from '@hearth/i18n/format';
import { useLanguage } from '@hearth/i18n/phrases';
import { addDays } from '@hearth/domains/scheduling/rules';
import { useMemo } from 'react';
import type { SheetDepartment, SheetNote, SheetPerson, SheetShift, SheetWeek } from '../../../rules/week-sheet.ts';
import { sheetByDay, sheetByPerson, shortNames } from '../../../rules/week-sheet.ts';
import { useWords } from '../../words.ts';

/** How a week lies on paper: everybody in one table, a page for each department, or a page for each day. */
export type Layout = 'person' | 'department' | 'day';

type SheetProps = {
  readonly week: SheetWeek;
  /** What is written for staff, by date. */
  readonly notes: ReadonlyMap<string, readonly SheetNote[]>;
  readonly shifts: readonly SheetShift[];
  readonly layout: Layout;
  readonly fullNames: boolean;
  /** Which state of the week it is: a sheet on the wall outlives the next change. */
  readonly stamp: string;
};

const NEXT_PAGE = 'not-first:mt-8 print:not-first:mt-0 print:not-first:break-before-page';
const CELL = 'border border-[#999] px-1.5 py-1 align-top';

/** The names of people and positions as they stand on a sheet. */
interface Names {
  readonly person: (id: string | null) => string;
  readonly position: (id: string | null) => string;
  readonly department: (department: string | null) => string;
}

function useNames({ week, fullNames }: Pick<SheetProps, 'week' | 'fullNames'>): Names {
  const { t } = useWords();
  const departmentName = useDepartmentName();
  return useMemo(() => {
    const full = new Map(
      week.people.map((person) => [person.employee_id, `${person.first_name} ${person.last_name}`.trim()]),
    );
    const people = fullNames ? full : shortNames(week.people);
    const positions = new Map(week.positions.map(({ id, name }) => [id, name]));
    return {
      person: (id) => people.get(id ?? '') ?? t('print.open'),
      position: (id) => positions.get(id ?? '') ?? '',
      department: (department) => (department === null ? t('print.noDepartment') : departmentName(department)),
    };
  }, [week, fullNames, t, departmentName]);
}

/** A week as it is printed. */
export function Sheet({ week, notes, shifts, layout, fullNames, stamp }: SheetProps) {
  const names = useNames({ week, fullNames });
  const language = useLanguage();
  const order = compareText(language);
  const parts = { week: week.week, shifts, people: week.people, positions: week.positions, order };
  if (layout === 'day') {
    return sheetByDay(parts)
      .filter(({ departments }) => departments.length > 0)
      .map(({ date, departments }) => (
        <section key={date} className={NEXT_PAGE}>
          <Heading week={week} stamp={stamp} when={formatDate(language, date, 'full')} />
          <Notes notes={notes.get(date) ?? []} />
          {departments.map(({ department, shifts: own }) => (
            <DayTable key={department ?? ''} title={names.department(department)} shifts={own} names={names} />
          ))}
        </section>
      ));
  }
  const departments = sheetByPerson(parts);
  const range = formatDateRange(language, week.week, addDays(week.week, 6), 'medium');
  if (layout === 'department') {
    return departments.map((department) => (
      <section key={department.department ?? ''} className={NEXT_PAGE}>
        <Heading week={week} stamp={stamp} when={range} />
        <WeekTable week={week.week} notes={notes} departments={[department]} names={names} />
      </section>
    ));
  }
  return (
    <>
      <Heading week={week} stamp={stamp} when={range} />
      <WeekTable week={week.week} notes={notes} departments={departments} names={names} />
    </>
  );
}

/** Where and when, and which state of the week it is. */
function Heading({ week, stamp, when }: Pick<SheetProps, 'week' | 'stamp'> & { readonly when: string }) {
  return (
    <header className="mb-3 flex flex-wrap items-baseline gap-x-4">
      <h2 className="text-lg font-bold">
        <bdi>{week.location.name}</bdi>
      </h2>
      <p className="text-lg">{when}</p>
      <p className="ms-auto text-sm">{stamp}</p>
    </header>
  );
}

/** What is written on a day, under its name. */
function Notes({ notes }: { readonly notes: readonly SheetNote[] }) {
  const { t } = useWords();
  return notes.map(({ id, kind, content }) => (
    <p key={id} className="text-xs font-normal wrap-anywhere">
      {kind === 'CLOSED' ? t('print.closed', { content }) : content}
    </p>
  ));
}

type WeekTableProps = {
  readonly week: string;
  readonly notes: SheetProps['notes'];
  readonly departments: readonly SheetDepartment[];
  readonly names: Names;
};

function WeekTable({ week, notes, departments, names }: WeekTableProps) {
  const { t } = useWords();
  const language = useLanguage();
  const dates = Array.from({ length: 7 }, (_, day) => addDays(week, day));
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead>
        <tr>
          <th scope="col" className={`${CELL} w-[13%] text-start`}>
            {t('print.person')}
          </th>
          {dates.map((date) => (
            <th key={date} scope="col" className={`${CELL} text-start`}>
              {formatDate(language, date, 'weekday')}
              <Notes notes={notes.get(date) ?? []} />
            </th>
          ))}
        </tr>
      </thead>
      {departments.map(({ department, rows }) => (
        <tbody key={department ?? ''}>
          <tr className="break-after-avoid">
            <th scope="rowgroup" colSpan={8} className={`${CELL} bg-[#eee] text-start [print-color-adjust:exact]`}>
              {names.department(department)}
            </th>
          </tr>
          {rows.map(({ person, days }) => (
            <tr key={person?.employee_id ?? ''} className="break-inside-avoid">
              <th scope="row" className={`${CELL} text-start font-bold wrap-anywhere`}>
                <bdi>{names.person(person?.employee_id ?? null)}</bdi>
              </th>
              {days.map((own, day) => (
                <td key={dates[day]} className={CELL}>
                  {own.map((shift) => (
                    <ShiftInCell key={shift.id} shift={shift} person={person} names={names} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Times first; the position only where it is not the person's own, the station where there is one. */
function ShiftInCell({
  shift,
  person,
  names,
}: {
  readonly shift: SheetShift;
  readonly person: SheetPerson | null;
  readonly names: Names;
}) {
  const language = useLanguage();
  const isOwn = person !== null && person.position_id === shift.position_id;
  const more = [isOwn ? '' : names.position(shift.position_id), shift.station].filter((text) => text !== '');
  return (
    <p className="not-first:mt-1">
      <span className="whitespace-nowrap tabular-nums">
        {formatTimeRange(language, shift.start, shift.end, 'compact')}
      </span>
      {more.map((text) => (
        <span key={text} className="block text-xs wrap-anywhere">
          {text}
        </span>
      ))}
    </p>
  );
}

function DayTable({
  title,
  shifts,
  names,
}: {
  readonly title: string;
  readonly shifts: readonly SheetShift[];
  readonly names: Names;
}) {
  const { t } = useWords();
  const language = useLanguage();
  const columns = ['times', 'person', 'position', 'note'] as const;
  return (
    <table className="mb-4 w-full table-fixed border-collapse text-base">
      <caption className="mb-1 text-start font-bold">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${CELL} text-start`}>
              {t(`print.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shifts.map((shift) => (
          <tr key={shift.id} className="break-inside-avoid">
            <td className={`${CELL} whitespace-nowrap tabular-nums`}>
              {formatTimeRange(language, shift.start, shift.end, 'compact')}
            </td>
            <th scope="row" className={`${CELL} text-start font-bold wrap-anywhere`}>
              <bdi>{names.person(shift.employee_id)}</bdi>
            </th>
            <td className={`${CELL} wrap-anywhere`}>
              {[names.position(shift.position_id), shift.station].filter((text) => text !== '').join(' · ')}
            </td>
            <td className={`${CELL} wrap-anywhere`}>{shift.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
