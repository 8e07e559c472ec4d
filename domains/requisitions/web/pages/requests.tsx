import { mayDo, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { ArrowLeft, CircleCheck, Plus, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRequests } from '../api.ts';
import { ChainCard } from '../components/chain-card.tsx';
import { RequestRow } from '../components/request-row.tsx';
import { useWords } from '../words.ts';

const BudgetsCard = lazy(async () => ({
  default: (await import('../components/budget/budgets-card.tsx')).BudgetsCard,
}));
const NewRequest = lazy(async () => ({ default: (await import('../components/new-request.tsx')).NewRequest }));

/** Requests for people: those that wait for the reader, all of them, and the way to a new one. */
export function Component() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const [address, setAddress] = useSearchParams();
  const isMine = address.get('show') === 'mine';
  const requests = useRequests(isMine);
  const [writes, setWrites] = useState(false);
  const lines = requests.data?.pages.flatMap((page) => page.requisitions);
  const waiting = requests.data?.pages[0]?.waiting_for_me ?? 0;
  const create = mayDo(brand, 'MANAGE_JOBS') && (
    <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setWrites(true)}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        className="mb-4"
        title={t('title')}
        above={
          <Link
            to="/hiring/jobs"
            className="inline-flex min-h-9 items-center gap-1.5 text-dense text-ink-2 hover:text-accent-ink phone:min-h-11"
          >
            <Icon of={ArrowLeft} directional />
            {t('back')}
          </Link>
        }
        actions={create}
      >
        <SegmentedControl
          className="justify-self-start"
          label={t('show')}
          value={isMine ? 'mine' : 'all'}
          segments={[
            { value: 'all', label: t('all') },
            { value: 'mine', label: t('mine', { count: waiting }) },
          ]}
          onChange={(show) => setAddress(show === 'mine' ? { show } : {}, { replace: true })}
        />
      </PageHeader>
      <Card flush>
        {requests.isError ? (
          <ErrorState
            title={t('failed')}
            action={<Button onClick={() => void requests.refetch()}>{t('again')}</Button>}
          >
            {problem(requests.error)}
          </ErrorState>
        ) : lines === undefined ? (
          <Loading label={t('loading')}>
            <SkeletonRows rows={4} />
          </Loading>
        ) : lines.length === 0 ? (
          <EmptyState
            icon={<Icon of={isMine ? CircleCheck : UserPlus} size={24} />}
            title={t(isMine ? 'nothingWaits' : 'emptyTitle')}
          >
            {t(isMine ? 'nothingWaitsHelp' : 'emptyHelp')}
          </EmptyState>
        ) : (
          <ul>
            {lines.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </ul>
        )}
      </Card>
      {requests.hasNextPage && (
        <Button className="mt-4" busy={requests.isFetchingNextPage} onClick={() => void requests.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {mayDo(brand, 'VIEW_JOBS') && (
        <Suspense fallback={null}>
          <BudgetsCard />
        </Suspense>
      )}
      {mayDo(brand, 'MANAGE_BRAND') && <ChainCard />}
      {writes && (
        <Suspense fallback={null}>
          <NewRequest onClose={() => setWrites(false)} />
        </Suspense>
      )}
    </>
  );
}
