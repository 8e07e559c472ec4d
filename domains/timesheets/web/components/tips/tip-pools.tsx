import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Disclosure } from '@hearth/ui/disclosure';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { HandCoins, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listTipPools } from '../../../contract/tip-endpoints.ts';
import { useTimesheetWords } from '../../words.ts';
import { ShareList } from './share-list.tsx';

const PoolDialog = lazy(() => import('./pool-dialog.tsx'));

/** The tip pools of a location with what each person got, and a new one. */
export default function TipPools({ period }: { period: { readonly from: string; readonly until: string } }) {
  const { t, format, money, problem } = useTimesheetWords();
  const { id, timeZone } = useBrand();
  const [isOpen, setOpen] = useState(false);
  const pools = useCall(listTipPools, { params: { id }, query: { until: period.until } }, { keepPrevious: true });
  return (
    <Card
      title={t('tips.title')}
      note={t('tips.note')}
      action={
        <Button icon={<Icon of={Plus} />} disabled={pools.data === undefined} onClick={() => setOpen(true)}>
          {t('tips.new')}
        </Button>
      }
    >
      <Resource
        of={pools}
        rows={3}
        failed={t('tips.failed')}
        problem={problem}
        isEmpty={(answer) => answer.pools.length === 0}
        empty={
          <EmptyState icon={<Icon of={HandCoins} size={24} />} title={t('tips.none')}>
            {t('tips.noneNote')}
          </EmptyState>
        }
      >
        {(answer) => (
          <ul className="grid gap-2">
            {answer.pools.map((pool) => (
              <li key={pool.id}>
                <Disclosure
                  title={format.dateRange(pool.from, pool.until)}
                  note={`${money(pool.collected - pool.kept_back, pool.currency)} · ${t(`tips.methods.${pool.method}`)}`}
                >
                  <ShareList {...pool} />
                  <p className="mt-2 text-sm text-ink-2">
                    {t('tips.by', { name: pool.closed_by })} · {format.instant(pool.closed_at, timeZone)}
                  </p>
                </Disclosure>
              </li>
            ))}
          </ul>
        )}
      </Resource>
      {isOpen && pools.data !== undefined && (
        <Suspense fallback={null}>
          <PoolDialog
            period={period}
            currency={pools.data.currency}
            positions={pools.data.positions}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
