import { hasPermission, useBrand } from '@hearth/client/person';
import { localDay } from '@hearth/kit/local-day';
import { Button, IconButton } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Budget } from '../../../contract/budget-schemas.ts';
import { useWords } from '../../words.ts';
import { useBudgets } from './api.ts';
import { useBudgetWords } from './words.ts';

const BudgetDialog = lazy(async () => ({ default: (await import('./budget-dialog.tsx')).BudgetDialog }));

/** The year's budgets of the current brand and below: planned, approved, used and left. */
export function BudgetsCard() {
  const { t } = useBudgetWords();
  const words = useWords();
  const brand = useBrand();
  const [year, setYear] = useState(() => Number(localDay(new Date(), brand.timeZone).slice(0, 4)));
  const [open, setOpen] = useState<Budget | 'new' | null>(null);
  const found = useBudgets(year);
  const manages = hasPermission(brand, 'MANAGE_BRAND');
  return (
    <Card
      flush
      className="mt-6"
      title={t('budgets')}
      note={t('budgetsNote')}
      action={
        <div className="flex flex-wrap items-center gap-2">
          <span className="flex items-center">
            <IconButton
              label={t('yearBefore')}
              icon={<Icon of={ChevronLeft} directional />}
              onClick={() => setYear(year - 1)}
            />
            <b className="tabular-nums" aria-live="polite">
              {year}
            </b>
            <IconButton
              label={t('yearAfter')}
              icon={<Icon of={ChevronRight} directional />}
              onClick={() => setYear(year + 1)}
            />
          </span>
          {manages && <Button onClick={() => setOpen('new')}>{t('set')}</Button>}
        </div>
      }
    >
      <PagedList
        of={found}
        items={(page) => page.budgets}
        rows={2}
        failed={t('failed')}
        problem={words.problem}
        empty={<p className="p-4 text-ink-2">{t(manages ? 'noneYet' : 'none')}</p>}
      >
        {(budgets) => <BudgetTable budgets={budgets} onEdit={manages ? setOpen : undefined} />}
      </PagedList>
      {open !== null && (
        <Suspense fallback={null}>
          <BudgetDialog
            budget={open === 'new' ? null : open}
            year={year}
            currency={found.data?.pages[0]?.currency ?? brand.currency}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function BudgetTable(props: {
  readonly budgets: readonly Budget[];
  readonly onEdit: ((budget: Budget) => void) | undefined;
}) {
  const { t, format, period } = useBudgetWords();
  const brand = useBrand();
  const { budgets, onEdit } = props;
  const money = (pick: (budget: Budget) => number) => (budget: Budget) => (
    <span className={pick(budget) < 0 ? 'text-bad' : undefined}>{format.money(pick(budget), budget.currency)}</span>
  );
  const columns: readonly Column<Budget>[] = [
    {
      id: 'name',
      header: t('of'),
      rowHeader: true,
      cell: (budget) => (
        <span className="grid">
          <bdi>{budget.brand_name}</bdi>
          <span className="text-sm font-normal text-ink-2">{period(budget)}</span>
        </span>
      ),
    },
    { id: 'planned', header: t('planned'), align: 'end', cell: money(({ amount }) => amount) },
    { id: 'asked', header: t('asked'), align: 'end', cell: money(({ asked }) => asked) },
    { id: 'approved', header: t('approved'), align: 'end', cell: money(({ approved }) => approved) },
    { id: 'used', header: t('used'), align: 'end', cell: money(({ used }) => used) },
    { id: 'left', header: t('left'), align: 'end', cell: money(({ left }) => left) },
    ...(onEdit !== undefined
      ? [
          {
            id: 'edit',
            header: <span className="sr-only">{t('change')}</span>,
            align: 'end' as const,
            cell: (budget: Budget) =>
              budget.brand_id === brand.id && (
                <IconButton
                  label={t('changeOf', { name: budget.brand_name, period: period(budget) })}
                  icon={<Icon of={Pencil} />}
                  onClick={() => onEdit(budget)}
                />
              ),
          },
        ]
      : []),
  ];
  return <DataTable label={t('budgets')} columns={columns} rows={budgets} rowKey={({ id }) => id} />;
}
