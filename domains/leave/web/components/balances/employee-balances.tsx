import { hasPermissionAtOrBelow, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { TIME_OFF_DECIDED, TIME_OFF_REQUESTED } from '@hearth/domains/scheduling/events';
import { Button } from '@hearth/ui/button';
import { Resource } from '@hearth/ui/resource';
import { useState } from 'react';
import { getEmployeeBalances } from '../../../contract/endpoints.ts';
import { BALANCE_CHANGED } from '../../../contract/events.ts';
import { useLeaveWords } from '../../words.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { BalanceView } from './balance-view.tsx';
import { Entries } from './entries.tsx';

/** The balances of an employee with their history, for whoever decides on time off. */
export function EmployeeBalances({ employeeId }: { employeeId: string }) {
  const { t, problem } = useLeaveWords();
  const brand = useBrand();
  const maySee = hasPermissionAtOrBelow(brand, 'DECIDE_TIME_OFF');
  const balances = useCall(
    getEmployeeBalances,
    { params: { id: brand.id, employee_id: employeeId } },
    { enabled: maySee },
  );
  useReadAgainOn([BALANCE_CHANGED, TIME_OFF_DECIDED, TIME_OFF_REQUESTED], [getEmployeeBalances]);
  const [adjusting, setAdjusting] = useState(false);
  if (!maySee) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h4 className="text-base font-bold">{t('person.title')}</h4>
      <Resource of={balances} rows={3} failed={t('person.failed')} problem={problem}>
        {(data) =>
          data.balances.length === 0 ? (
            <p className="text-ink-2">{t('person.none')}</p>
          ) : (
            <>
              <div className="divide-y divide-line">
                {data.balances.map((balance) => (
                  <BalanceView key={balance.kind} balance={balance} isOwn={false} />
                ))}
              </div>
              <Entries entries={data.entries} />
              {data.can_adjust && (
                <Button className="justify-self-start" onClick={() => setAdjusting(true)}>
                  {t('person.adjust')}
                </Button>
              )}
              {adjusting && (
                <AdjustDialog employeeId={employeeId} balances={data.balances} onClose={() => setAdjusting(false)} />
              )}
            </>
          )
        }
      </Resource>
    </section>
  );
}
