import type { AnswerOf } from '@hearth/kit/endpoint';
import { useMediaQuery } from '@hearth/client/browser/use-media';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { BulkBar, DataTable } from '@hearth/ui/data-table';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { listTimesheets } from '../../../contract/endpoints.ts';
import type { Decision, SheetSummary } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';
import { LeftAlert } from './left-alert.tsx';
import { useSheetColumns } from './sheet-columns.tsx';
import { useDecisions } from './use-decisions.ts';

const SheetDrawer = lazy(() => import('./sheet-drawer.tsx'));

const SHOWN = ['ALL', 'OPEN', 'APPROVED', 'LOCKED'] as const;
type Shown = (typeof SHOWN)[number];
const NARROW = '(max-width: 767px)';
const NOTHING: ReadonlySet<string> = new Set();

type Listed = AnswerOf<typeof listTimesheets>;

/** Which filter a sheet is under. */
function shownUnder({ state }: SheetSummary): Shown {
  if (state === 'APPROVED') return 'APPROVED';
  return state === 'LOCKED' || state === 'EXPORTED' ? 'LOCKED' : 'OPEN';
}

/** The sheets of a period, what is odd first, to approve, lock or reopen one by one or together. */
export function SheetList({ listed }: { listed: Listed }) {
  const { t } = useTimesheetWords();
  if (listed.sheets.length === 0)
    return (
      <EmptyState icon={<Icon of={Clock} size={24} />} title={t('list.none')}>
        {t('list.noneNote')}
      </EmptyState>
    );
  return <Sheets listed={listed} />;
}

/** What the address says is shown, and which sheet is open. */
function useShown() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null): void => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return {
    show: SHOWN.find((one) => one === search.get('show')) ?? 'ALL',
    setShow: (value: Shown) => set('show', value === 'ALL' ? null : value),
    openId: search.get('employee'),
    setOpen: (id: string | null) => set('employee', id),
  };
}

function Sheets({ listed }: { listed: Listed }) {
  const { t, problem } = useTimesheetWords();
  const { show, setShow, openId, setOpen } = useShown();
  const [selected, setSelected] = useState(NOTHING);
  const decisions = useDecisions(listed.period.from, () => setSelected(NOTHING));
  const rows = listed.sheets.filter((sheet) => show === 'ALL' || shownUnder(sheet) === show);
  const chosen = rows.filter(({ employee_id: id }) => selected.has(id));
  const opened = listed.sheets.find(({ employee_id: id }) => id === openId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Filters
        listed={listed}
        rows={rows}
        show={show}
        onShow={(value) => {
          setSelected(NOTHING);
          setShow(value);
        }}
        onSelect={setSelected}
      />
      {!listed.is_over && <Alert tone="info">{t('list.notOver')}</Alert>}
      {listed.warns_of_rounding && <Alert tone="warn">{t('list.rounding')}</Alert>}
      {decisions.error !== null && (
        <Alert tone="bad" urgent>
          {problem(decisions.error)}
        </Alert>
      )}
      <LeftAlert left={decisions.left} sheets={listed.sheets} onDismiss={decisions.forget} />
      {chosen.length > 0 && (
        <BulkBar
          countText={t('list.selected', { count: chosen.length })}
          clearLabel={t('list.clear')}
          onClear={() => setSelected(NOTHING)}
          actions={
            <BulkActions
              chosen={chosen}
              canLock={listed.can_lock}
              busy={decisions.busy}
              onDecide={(decision) => decisions.decide(decision, chosen)}
            />
          }
        />
      )}
      <SheetTable
        listed={listed}
        rows={rows}
        selected={selected}
        onSelect={setSelected}
        onOpen={setOpen}
        openId={openId}
      />
      {opened !== undefined && (
        <Suspense fallback={null}>
          <SheetDrawer
            sheet={opened}
            day={listed.period.from}
            isOver={listed.is_over}
            canLock={listed.can_lock}
            decisions={decisions}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface TableProps {
  readonly listed: Listed;
  readonly rows: readonly SheetSummary[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onOpen: (id: string) => void;
  readonly openId: string | null;
}

function SheetTable({ listed, rows, selected, onSelect, onOpen, openId }: TableProps) {
  const { t } = useTimesheetWords();
  const isNarrow = useMediaQuery(NARROW);
  const columns = useSheetColumns({
    seesPay: listed.can_see_pay,
    needed: listed.approvals_needed,
    isNarrow,
    onOpen,
  });
  return (
    <div className="rounded-lg border border-line bg-surface">
      <DataTable
        label={t('list.label')}
        columns={columns}
        rows={rows}
        rowKey={({ employee_id: id }) => id}
        {...(openId === null ? {} : { currentKey: openId })}
        empty={<EmptyState title={t('list.noMatch')} />}
        selection={{
          selected,
          onChange: onSelect,
          allLabel: t('list.selectAll'),
          rowLabel: ({ name }) => t('list.select', { name }),
        }}
      />
    </div>
  );
}

interface FilterProps extends Pick<TableProps, 'listed' | 'rows' | 'onSelect'> {
  readonly show: Shown;
  readonly onShow: (show: Shown) => void;
}

function Filters({ listed, rows, show, onShow, onSelect }: FilterProps) {
  const { t } = useTimesheetWords();
  const odd = listed.sheets.filter(({ oddities }) => oddities.length > 0).length;
  const clean = rows.filter((sheet) => sheet.oddities.length === 0 && !sheet.is_own && shownUnder(sheet) === 'OPEN');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SegmentedControl
        label={t('show.label')}
        segments={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
        value={show}
        onChange={onShow}
      />
      <p role="status" className="text-ink-2">
        {odd > 0 && t('list.odd', { count: odd })}
      </p>
      {clean.length > 1 && listed.is_over && (
        <Button size="sm" className="ms-auto" onClick={() => onSelect(new Set(clean.map(({ employee_id: id }) => id)))}>
          {t('list.selectClean')}
        </Button>
      )}
    </div>
  );
}

interface BulkProps {
  readonly chosen: readonly SheetSummary[];
  readonly canLock: boolean;
  readonly busy: boolean;
  readonly onDecide: (decision: Decision) => void;
}

/** What can be done with all that are selected: the next step of most of them first. */
function BulkActions({ chosen, canLock, busy, onDecide }: BulkProps) {
  const { t } = useTimesheetWords();
  const approvable = chosen.some(
    (sheet) => shownUnder(sheet) === 'OPEN' || sheet.oddities.some(({ kind }) => kind === 'CHANGED'),
  );
  const lockable = canLock && chosen.some(({ state }) => state === 'APPROVED');
  return (
    <>
      {approvable && (
        <Button variant="primary" busy={busy} onClick={() => onDecide('APPROVE')}>
          {t('decide.APPROVE')}
        </Button>
      )}
      {lockable && (
        <Button variant={approvable ? 'secondary' : 'primary'} busy={busy} onClick={() => onDecide('LOCK')}>
          {t('decide.LOCK')}
        </Button>
      )}
    </>
  );
}
