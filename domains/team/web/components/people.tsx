import { useMediaQuery } from '@hearth/client/browser/use-media';
import { Avatar } from '@hearth/ui/avatar';
import { Badge } from '@hearth/ui/badge';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { useFormat } from '@hearth/i18n/use-format';
import type { Employee } from '../../contract/schemas.ts';
import { InvitationState } from './invitation/invitation-state.tsx';
import { fullName, useTeamPhrases } from '../words.ts';

/** As wide as the table of people needs. */
const WIDE = '(width >= 56rem)';

interface PeopleProps {
  readonly employees: readonly Employee[];
  readonly chosenId: string;
  readonly onChoose: (employee: Employee) => void;
}

/** People as a table, or as a list where there is no room for one. */
export function People(props: PeopleProps) {
  return useMediaQuery(WIDE) ? <PeopleTable {...props} /> : <PeopleList {...props} />;
}

/** The position on its tint, or that there is none. */
export function PositionBadge({ position }: Pick<Employee, 'position'>) {
  const { t } = useTeamPhrases();
  if (position === null) return <span className="text-ink-2">{t('table.noPosition')}</span>;
  return (
    <Badge tint={position.tint} className="max-w-full">
      <bdi className="truncate">{position.name}</bdi>
    </Badge>
  );
}

function PeopleTable({ employees, chosenId, onChoose }: PeopleProps) {
  const { t } = useTeamPhrases();
  const columns: readonly Column<Employee>[] = [
    {
      id: 'name',
      header: t('table.name'),
      rowHeader: true,
      cell: (employee) => <PersonButton employee={employee} onChoose={onChoose} />,
    },
    {
      id: 'position',
      header: t('table.position'),
      width: '18%',
      cell: (employee) => <PositionBadge position={employee.position} />,
    },
    {
      id: 'place',
      header: t('table.place'),
      width: '19%',
      // In two lines where there is little room: the end of a name is what tells locations of a brand apart.
      cell: ({ location_name }) => (
        <span dir="auto" className="block w-fit">
          {location_name}
        </span>
      ),
    },
    {
      id: 'contract',
      header: t('table.contract'),
      align: 'end',
      width: '8.5rem',
      cell: (employee) => <Hours minutes={employee.contract_minutes_per_week} />,
    },
    { id: 'since', header: t('table.since'), width: '10rem', cell: (employee) => <Since employee={employee} /> },
    {
      id: 'account',
      header: t('invite.column'),
      width: '11rem',
      cell: (employee) => <InvitationState employee={employee} />,
    },
  ];
  return (
    <DataTable
      label={t('page.title')}
      className="rounded-lg border border-line bg-surface"
      columns={columns}
      rows={employees}
      rowKey={({ id }) => id}
      currentKey={chosenId === '' ? undefined : chosenId}
    />
  );
}

function PeopleList({ employees, onChoose }: PeopleProps) {
  const { t } = useTeamPhrases();
  return (
    <ul aria-label={t('page.title')} className="overflow-clip rounded-lg border border-line bg-surface">
      {employees.map((employee) => (
        <li
          key={employee.id}
          className="border-b border-line last:border-b-0 [content-visibility:auto] [contain-intrinsic-size:auto_5rem]"
        >
          <button
            type="button"
            onClick={() => onChoose(employee)}
            className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 text-start -outline-offset-2 hover:bg-surface-2"
          >
            <Avatar name={fullName(employee)} tint={employee.position?.tint} size={40} />
            <span className="grid min-w-0 gap-0.5">
              <Named className="text-base font-bold">{fullName(employee)}</Named>
              <Named className="text-sm text-ink-2">{employee.location_name}</Named>
              <span className="flex min-w-0 text-sm">
                <PositionBadge position={employee.position} />
              </span>
            </span>
            <span className="grid justify-items-end gap-0.5 text-sm text-ink-2">
              <Hours minutes={employee.contract_minutes_per_week} />
              <Since employee={employee} />
              {!employee.has_login && <InvitationState employee={employee} />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A name in its own direction: it begins where the page's lines begin, and where there is no room it loses its end. */
function Named({ className = '', children }: { className?: string; children: string }) {
  return (
    <span dir="auto" className={`block w-fit max-w-full truncate ${className}`}>
      {children}
    </span>
  );
}

function PersonButton({ employee, onChoose }: { employee: Employee; onChoose: (employee: Employee) => void }) {
  return (
    <button
      type="button"
      onClick={() => onChoose(employee)}
      className="flex max-w-full min-h-8 items-center gap-3 rounded-sm text-start underline-offset-2 hover:underline"
    >
      <Avatar name={fullName(employee)} tint={employee.position?.tint} size={32} />
      <span className="min-w-0">
        <Named>{fullName(employee)}</Named>
      </span>
    </button>
  );
}

function Hours({ minutes }: { minutes: number | null }) {
  const { duration } = useFormat();
  return minutes === null ? (
    <span className="text-ink-2">–</span>
  ) : (
    <span className="tabular-nums">{duration(minutes)}</span>
  );
}

function Since({ employee }: { employee: Employee }) {
  const { t } = useTeamPhrases();
  const { date } = useFormat();
  if (employee.end_date !== null) return <Badge>{t('table.until', { date: date(employee.end_date) })}</Badge>;
  if (employee.status === 'ENDED') return <Badge>{t('table.left')}</Badge>;
  return employee.hire_date === null ? (
    <span className="text-ink-2">–</span>
  ) : (
    <span className="whitespace-nowrap">{date(employee.hire_date)}</span>
  );
}
