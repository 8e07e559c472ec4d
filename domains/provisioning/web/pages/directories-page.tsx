import type { AnswerOf } from '@hearth/kit/endpoint';
import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Card, CardRow } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
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
  const list = useCall(listTokens, { params: { id: brand.groupId } });
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<{ id: string; name: string } | null>(null);
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
      <Resource
        of={list}
        rows={3}
        failed={t('page.failed')}
        problem={problem}
        className="rounded-lg border border-line bg-surface"
      >
        {({ base_url: address, tokens }) => (
          <>
            <Card title={t('address.title')}>
              <CopyValue value={address} />
            </Card>
            <Card title={t('tokens.title')} flush action={tokens.length > 0 && make('sm')}>
              {tokens.length === 0 && (
                <EmptyState icon={<Icon of={UsersRound} size={24} />} title={t('tokens.none')} action={make('lg')}>
                  {t('tokens.noneText')}
                </EmptyState>
              )}
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} onEnd={() => setEnding(token)} />
              ))}
            </Card>
            <GroupsCard />
          </>
        )}
      </Resource>
      <Suspense fallback={null}>
        {making && <MakeToken onClose={() => setMaking(false)} />}
        {ending !== null && <EndToken token={ending} onClose={() => setEnding(null)} />}
      </Suspense>
    </div>
  );
}

type Token = AnswerOf<typeof listTokens>['tokens'][number];

function TokenRow({ token, onEnd }: { readonly token: Token; readonly onEnd: () => void }) {
  const { t } = useWords();
  const format = useFormat();
  return (
    <CardRow className="flex-wrap">
      <div className="min-w-0 flex-1 basis-52">
        <bdi className="block font-bold">{token.name}</bdi>
        <span className="text-sm text-ink-2">
          {token.used_at === null
            ? t('tokens.unused')
            : t('tokens.used', { when: format.instant(token.used_at, deviceZone()) })}
        </span>
      </div>
      <Button variant="soft" onClick={onEnd}>
        <span aria-hidden="true">{t('end.open')}</span>
        <span className="sr-only">{t('end.label', { name: token.name })}</span>
      </Button>
    </CardRow>
  );
}
