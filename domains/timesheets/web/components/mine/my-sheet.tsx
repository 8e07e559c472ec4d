import { useSend } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { submitMyTimesheet } from '../../../contract/endpoints.ts';
import type { getMyTimesheets } from '../../../contract/endpoints.ts';
import { useTimesheetWords } from '../../words.ts';
import { PeriodNav } from '../period-nav.tsx';
import { SheetView } from '../sheet-view.tsx';
import { StateBadge } from '../state-badge.tsx';

const DeclareTips = lazy(() => import('./declare-tips.tsx'));
type MySheet = AnswerOf<typeof getMyTimesheets>['sheets'][number];

/** One’s own sheet at one employer: hours, the estimate of pay, tips, and what became of it. */
export function MySheet({ sheet, onDay }: { sheet: MySheet; onDay: (day: string) => void }) {
  const { t, money, problem } = useTimesheetWords();
  const [isDeclaring, setDeclaring] = useState(false);
  const submit = useSend(submitMyTimesheet, {
    untilRead: true,
    readWhenRefused: true,
    onSuccess: () => void toasts.show({ message: t('mine.submitted'), tone: 'ok' }),
  });
  const isOpen = sheet.state === 'OPEN' || sheet.state === 'REOPENED';
  const isLocked = sheet.state === 'LOCKED' || sheet.state === 'EXPORTED';
  const { pay, currency } = sheet.totals;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {sheet.location_name} <StateBadge state={sheet.state} />
        </span>
      }
    >
      <div className="grid gap-4">
        <PeriodNav
          period={sheet.period}
          previous={sheet.previous}
          next={sheet.next}
          isOver={sheet.is_over}
          onDay={onDay}
        />
        {sheet.shows_pay ? (
          <div>
            <p className="text-sm text-ink-2">{t('mine.pay')}</p>
            <p className="text-2xl font-bold tabular-nums">
              {pay === null ? t('detail.noPay') : currency === null ? '–' : money(pay, currency)}
            </p>
            <p className="text-ink-2">{t('detail.estimate')}</p>
          </div>
        ) : (
          <p className="text-ink-2">{t('mine.hidden')}</p>
        )}
        <SheetView sheet={{ ...sheet, totals: { ...sheet.totals, pay: null } }} />
        {submit.error !== null && (
          <Alert tone="bad" urgent>
            {problem(submit.error)}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {isOpen && sheet.is_over && (
            <Button
              variant="primary"
              busy={submit.isPending}
              onClick={() =>
                submit.mutate({
                  params: { employee_id: sheet.employee_id },
                  body: { period_from: sheet.period.from, fingerprint: sheet.fingerprint },
                })
              }
            >
              {t('mine.submit')}
            </Button>
          )}
          {!isLocked && sheet.tip_currency !== null && (
            <Button onClick={() => setDeclaring(true)}>{t('mine.declare')}</Button>
          )}
        </div>
        {isOpen && sheet.is_over && <p className="text-ink-2">{t('mine.submitHelp')}</p>}
        {isDeclaring && sheet.tip_currency !== null && (
          <Suspense fallback={null}>
            <DeclareTips
              employeeId={sheet.employee_id}
              currency={sheet.tip_currency}
              period={sheet.period}
              onClose={() => setDeclaring(false)}
            />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
