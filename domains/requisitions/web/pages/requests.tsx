import { hasPermission, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PagedList } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { ArrowLeft, CircleCheck, Plus, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** Hiring requests: those that wait for the reader, all others, and a button for a new one. */
export function Component() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const [address] = useSearchParams();
  const isMine = address.get('show') === 'mine';
  const requests = useRequests(isMine);
  const [writes, setWrites] = useState(false);
  const create = hasPermission(brand, 'MANAGE_JOBS') && (
    <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setWrites(true)}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Header waiting={requests.data?.pages[0]?.waiting_for_me ?? 0} actions={create} />
      <Card flush>
        <PagedList
          of={requests}
          items={(page) => page.requisitions}
          rows={4}
          failed={t('failed')}
          problem={problem}
          empty={
            <EmptyState
              icon={<Icon of={isMine ? CircleCheck : UserPlus} size={24} />}
              title={t(isMine ? 'nothingWaits' : 'emptyTitle')}
            >
              {t(isMine ? 'nothingWaitsHelp' : 'emptyHelp')}
            </EmptyState>
          }
        >
          {(lines) => (
            <ul>
              {lines.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
      {hasPermission(brand, 'VIEW_JOBS') && (
        <Suspense fallback={null}>
          <BudgetsCard />
        </Suspense>
      )}
      {hasPermission(brand, 'MANAGE_BRAND') && <ChainCard />}
      {writes && (
        <Suspense fallback={null}>
          <NewRequest onClose={() => setWrites(false)} />
        </Suspense>
      )}
    </>
  );
}

function Header({ waiting, actions }: { readonly waiting: number; readonly actions: ReactNode }) {
  const { t } = useWords();
  const [address, setAddress] = useSearchParams();
  return (
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
      actions={actions}
    >
      <SegmentedControl
        className="justify-self-start"
        label={t('show')}
        value={address.get('show') === 'mine' ? 'mine' : 'all'}
        segments={[
          { value: 'all', label: t('all') },
          { value: 'mine', label: t('mine', { count: waiting }) },
        ]}
        onChange={(show) => setAddress(show === 'mine' ? { show } : {}, { replace: true })}
      />
    </PageHeader>
  );
}
