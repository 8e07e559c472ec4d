import { TextButton } from '@hearth/ui/link-button';
import type { Column } from '@hearth/ui/data-table';
import { Icon } from '@hearth/ui/icon';
import { TriangleAlert } from 'lucide-react';
import type { SheetSummary } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';
import { StateBadge } from '../state-badge.tsx';

interface Shown {
  readonly seesPay: boolean;
  readonly needed: number;
  readonly isNarrow: boolean;
  readonly onOpen: (employeeId: string) => void;
}

/** The columns of the list; on a phone only what a decision needs. */
export function useSheetColumns({ seesPay, needed, isNarrow, onOpen }: Shown): Column<SheetSummary>[] {
  const { t, format, money, signed } = useTimesheetWords();
  const minutes = (id: string, of: (sheet: SheetSummary) => string): Column<SheetSummary> => ({
    id,
    header: t(`list.${id as 'worked'}`),
    align: 'end',
    width: '7rem',
    cell: (sheet) => <span className="tabular-nums">{of(sheet)}</span>,
  });
  const wide = [
    minutes('planned', ({ totals }) => format.duration(totals.planned)),
    minutes('worked', ({ totals }) => format.duration(totals.worked)),
    minutes('difference', ({ totals }) => signed(totals.worked - totals.planned)),
    minutes('overtime', ({ totals }) => (totals.overtime === 0 ? '' : format.duration(totals.overtime))),
    ...(seesPay ? [minutes('pay', ({ totals }) => money(totals.pay, totals.currency))] : []),
  ];
  return [
    {
      id: 'employee',
      header: t('list.employee'),
      rowHeader: true,
      cell: (sheet) => <Who sheet={sheet} onOpen={onOpen} />,
    },
    {
      id: 'state',
      header: t('list.state'),
      width: isNarrow ? '7.5rem' : '10rem',
      cell: (sheet) => (
        <span className="grid justify-items-start gap-1">
          <StateBadge state={sheet.state} />
          {isNarrow && <span className="tabular-nums">{format.duration(sheet.totals.worked)}</span>}
          {needed > 1 && sheet.approvals > 0 && sheet.approvals < needed && (
            <span className="text-sm text-ink-2">{t('list.steps', { given: sheet.approvals, needed })}</span>
          )}
        </span>
      ),
    },
    ...(isNarrow ? [] : wide),
  ];
}

function Who({ sheet, onOpen }: { sheet: SheetSummary; onOpen: (employeeId: string) => void }) {
  const { t } = useTimesheetWords();
  const kinds = [...new Set(sheet.oddities.map(({ kind }) => kind))];
  return (
    <span className="grid justify-items-start gap-0.5 py-1 font-normal">
      <TextButton onClick={() => onOpen(sheet.employee_id)}>{sheet.name}</TextButton>
      <span className="text-sm text-ink-2">
        {[sheet.position_name, sheet.is_own ? t('list.own') : null].filter((part) => part !== null).join(' · ')}
      </span>
      {kinds.length > 0 && (
        <span className="flex items-start gap-1 text-sm text-warn">
          <Icon of={TriangleAlert} size={16} />
          {kinds.map((kind) => t(`oddities.${kind}`)).join(' · ')}
        </span>
      )}
    </span>
  );
}
