import { useCall } from '@hearth/client/query';
import { useDepartmentName } from '@hearth/domains/scheduling/widgets';
import type { WeekSummary } from '@hearth/domains/scheduling/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { Target } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { getWeekBudget } from '../../../contract/budget-endpoints.ts';
import { type BudgetLine, compareBudget, judgeTarget } from '../../../rules/budget.ts';
import { useBudgetWords } from './words.ts';

const BudgetDialog = lazy(async () => ({ default: (await import('./budget-dialog.tsx')).BudgetDialog }));
const TONES = { over: 'warn', under: 'info', on: 'ok' } as const;
const MINUTES_PER_HOUR = 60;

/** Under the sums of a week: the targets of the location and its departments beside what is planned, over and under in words. */
export function WeekTargets(summary: WeekSummary) {
  const { t, problem } = useBudgetWords();
  const { locationId, week } = summary;
  const read = useCall(getWeekBudget, { params: { id: locationId }, query: { week } });
  const [open, setOpen] = useState(false);
  return (
    <section className="mt-4 grid gap-2 border-t border-line pt-4" aria-label={t('title')}>
      <h3 className="font-bold">{t('title')}</h3>
      <Resource of={read} rows={2} failed={t('failed')} problem={problem}>
        {(budget) => {
          const own = budget.week.targets.length > 0 ? budget.week : budget.every_week;
          const lines = compareBudget(own.targets, summary.areas);
          return (
            <>
              {lines.length === 0 && <p className="text-ink-2">{t('none')}</p>}
              <ul className="grid gap-2">
                {lines.map((line) => (
                  <Line key={line.department ?? ''} line={line} currency={summary.currency} />
                ))}
              </ul>
              {budget.may_edit && (
                <Button
                  size="sm"
                  className="justify-self-start"
                  icon={<Icon of={Target} />}
                  onClick={() => setOpen(true)}
                >
                  {t('set')}
                </Button>
              )}
              {open && (
                <Suspense fallback={null}>
                  <BudgetDialog summary={summary} budget={budget} onClose={() => setOpen(false)} />
                </Suspense>
              )}
            </>
          );
        }}
      </Resource>
    </section>
  );
}

function Line({ line, currency }: { readonly line: BudgetLine; readonly currency: string | null }) {
  const { t } = useBudgetWords();
  const format = useFormat();
  const departmentName = useDepartmentName();
  const hours = (minutes: number): string => format.number(Math.round((minutes / MINUTES_PER_HOUR) * 10) / 10);
  const { department, minutes, cost, planned } = line;
  return (
    <li className="grid gap-0.5 text-dense">
      <span className="font-bold">{department === null ? t('whole') : departmentName(department)}</span>
      {minutes !== null && (
        <Judged planned={planned.minutes} target={minutes} by={(some) => t('hoursBy', { hours: hours(some) })}>
          {t('hours', { planned: hours(planned.minutes), target: hours(minutes) })}
        </Judged>
      )}
      {cost !== null && currency !== null && (
        <Judged planned={planned.cost} target={cost} by={(some) => format.money(some, currency, 'whole')}>
          {t('cost', {
            planned: format.money(planned.cost, currency, 'whole'),
            target: format.money(cost, currency, 'whole'),
          })}
        </Judged>
      )}
    </li>
  );
}

type JudgedProps = {
  readonly planned: number;
  readonly target: number;
  readonly by: (some: number) => string;
  readonly children: string;
};

function Judged({ planned, target, by, children }: JudgedProps) {
  const { t } = useBudgetWords();
  const { kind, by: some } = judgeTarget(planned, target);
  return (
    <span className="flex flex-wrap items-center gap-2 text-ink-2">
      {children}
      <Badge tone={TONES[kind]}>{t(kind, { by: by(some) })}</Badge>
    </span>
  );
}
