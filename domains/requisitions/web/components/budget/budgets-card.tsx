import { mayDo, useBrand } from '@hearth/client/person';
import { localDay } from '@hearth/kit/local-day';
import { Button, IconButton } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Budget } from '../../../contract/budget-schemas.ts';
import { useWords } from '../../words.ts';
import { useBudgets } from './api.ts';
import { useBudgetWords } from './words.ts';

const BudgetDialog = lazy(async () => ({ default: (await import('./budget-dialog.tsx')).BudgetDialog }));

/** The hiring budgets of a year at the brand in view and below it: planned, approved, used, left, each in its own currency. */
export function BudgetsCard() {
  const { t, format, period } = useBudgetWords();
  const words = useWords();
  const brand = useBrand();
  const [year, setYear] = useState(() => Number(localDay(new Date(), brand.timeZone).slice(0, 4)));
  const [open, setOpen] = useState<Budget | 'new' | null>(null);
  const found = useBudgets(year);
  const budgets = found.data?.pages.flatMap((page) => page.budgets);
  const manages = mayDo(brand, 'MANAGE_BRAND');
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
    ...(manages
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
                  onClick={() => setOpen(budget)}
                />
              ),
          },
        ]
      : []),
  ];
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
      {found.isError ? (
        <ErrorState
          title={t('failed')}
          action={<Button onClick={() => void found.refetch()}>{words.t('again')}</Button>}
        >
          {words.problem(found.error)}
        </ErrorState>
      ) : budgets === undefined ? (
        <Loading label={t('loading')}>
          <SkeletonRows rows={2} />
        </Loading>
      ) : budgets.length === 0 ? (
        <p className="p-4 text-ink-2">{t(manages ? 'noneYet' : 'none')}</p>
      ) : (
        <DataTable label={t('budgets')} columns={columns} rows={budgets} rowKey={({ id }) => id} />
      )}
      {found.hasNextPage && (
        <Button className="m-4" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {words.t('more')}
        </Button>
      )}
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
