import { useBrand } from '@hearth/client/person';
import { callKey, useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Card, CardRow } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listTokens } from '../../contract/endpoints.ts';
import { CopyValue } from '../components/copy-value.tsx';
import { GroupsCard } from '../components/groups-card.tsx';
import { useWords } from '../words.ts';

const MakeToken = lazy(async () => ({ default: (await import('../components/make-token.tsx')).MakeToken }));
const EndToken = lazy(async () => ({ default: (await import('../components/end-token.tsx')).EndToken }));

/** The directories that keep a group's people up to date: where they call, and with which tokens. */
export function Component() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const format = useFormat();
  const cache = useQueryClient();
  const list = useCall(listTokens, { params: { id: brand.groupId } });
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<{ id: string; name: string } | null>(null);
  const readAgain = () => cache.invalidateQueries({ queryKey: callKey(listTokens) });
  const none = list.data?.tokens.length === 0;
  const make = (size: 'sm' | 'lg') => (
    <Button variant="primary" size={size} icon={<Icon of={Plus} />} onClick={() => setMaking(true)}>
      {t('tokens.make')}
    </Button>
  );
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('page.title')}</PageTitle>
      <PageHeader title={t('page.title')} note={<bdi>{brand.path[0]?.name ?? brand.name}</bdi>} />
      <p className="max-w-prose text-ink-2">{t('page.lead')}</p>
      {list.isPending && (
        <Loading label={t('page.loading')} className="rounded-lg border border-line bg-surface">
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {list.error !== null && list.data === undefined && (
        <ErrorState
          title={t('page.failed')}
          action={<Button onClick={() => void list.refetch()}>{t('page.again')}</Button>}
        >
          {problem(list.error)}
        </ErrorState>
      )}
      {list.data !== undefined && (
        <>
          <Card title={t('address.title')}>
            <CopyValue value={list.data.base_url} />
          </Card>
          <Card title={t('tokens.title')} flush action={!none && make('sm')}>
            {none && (
              <EmptyState icon={<Icon of={UsersRound} size={24} />} title={t('tokens.none')} action={make('lg')}>
                {t('tokens.noneText')}
              </EmptyState>
            )}
            {list.data.tokens.map((token) => (
              <CardRow key={token.id} className="flex-wrap">
                <div className="min-w-0 flex-1 basis-52">
                  <bdi className="block font-bold">{token.name}</bdi>
                  <span className="text-sm text-ink-2">
                    {token.used_at === null
                      ? t('tokens.unused')
                      : t('tokens.used', { when: format.instant(token.used_at, deviceZone()) })}
                  </span>
                </div>
                <Button variant="soft" onClick={() => setEnding(token)}>
                  <span aria-hidden="true">{t('end.open')}</span>
                  <span className="sr-only">{t('end.label', { name: token.name })}</span>
                </Button>
              </CardRow>
            ))}
          </Card>
          <GroupsCard />
        </>
      )}
      <Suspense fallback={null}>
        {making && <MakeToken onMade={readAgain} onClose={() => setMaking(false)} />}
        {ending !== null && <EndToken token={ending} onEnded={readAgain} onClose={() => setEnding(null)} />}
      </Suspense>
    </div>
  );
}
