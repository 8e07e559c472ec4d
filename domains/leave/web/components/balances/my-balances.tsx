import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { TIME_OFF_DECIDED } from '@hearth/domains/scheduling/events';
import { Card } from '@hearth/ui/card';
import { Resource } from '@hearth/ui/resource';
import { useEffect } from 'react';
import { listMyBalances } from '../../../contract/endpoints.ts';
import { BALANCE_CHANGED } from '../../../contract/events.ts';
import { useLeaveWords } from '../../words.ts';
import { BalanceView } from './balance-view.tsx';
import { Entries } from './entries.tsx';

/** What one has left, at each employer that counts it; nothing where none does. */
export function MyBalances({ requests }: { requests: string }) {
  const { t, problem } = useLeaveWords();
  const balances = useCall(listMyBalances, {}, { keepPrevious: true });
  const { refetch } = balances;
  useReadAgainOn([TIME_OFF_DECIDED, BALANCE_CHANGED], [listMyBalances]);
  // One's own requests change them, too.
  useEffect(() => void refetch(), [requests, refetch]);
  if (balances.data?.employments.length === 0) return null;
  return (
    <Card title={t('mine.title')}>
      <Resource of={balances} rows={3} failed={t('mine.failed')} problem={problem}>
        {({ employments }) => (
          <div className="grid gap-4">
            {employments.map((employment) => (
              <section key={employment.employee_id} className="grid gap-2">
                {employments.length > 1 && <h3 className="font-bold">{employment.location_name}</h3>}
                <div className="divide-y divide-line">
                  {employment.balances.map((balance) => (
                    <BalanceView key={balance.kind} balance={balance} isOwn />
                  ))}
                </div>
                <Entries entries={employment.entries} />
              </section>
            ))}
          </div>
        )}
      </Resource>
    </Card>
  );
}
