import type { AnswerOf } from '@hearth/kit/endpoint';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PagedList } from '@hearth/ui/resource';
import { KeyRound, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { listOwnTokens } from '../../contract/endpoints.ts';
import type { AccessToken } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import type { TokenSender } from './create-token.tsx';
import type { TokenRevoker } from './revoke-token.tsx';
import { TokenRow } from './token-row.tsx';

const CreateToken = lazy(async () => ({ default: (await import('./create-token.tsx')).CreateToken }));
const RevokeToken = lazy(async () => ({ default: (await import('./revoke-token.tsx')).RevokeToken }));

type Page = AnswerOf<typeof listOwnTokens>;

/** A list of API tokens, with the dialogs that create and revoke one. */
export function TokensPage({
  title,
  lead,
  back,
  create,
  list,
  showOwners = false,
  send,
  revoke,
}: {
  readonly title: string;
  readonly lead: string;
  readonly back?: ReactNode;
  readonly create: string;
  readonly list: ComponentProps<typeof PagedList<Page, AccessToken>>['of'];
  readonly showOwners?: boolean;
  readonly send: TokenSender;
  readonly revoke: TokenRevoker;
}) {
  const { t, problem } = useWords();
  const [creating, setCreating] = useState(false);
  const [ending, setEnding] = useState<AccessToken | null>(null);
  const proof = list.data?.pages[0]?.proof;
  const open = (size: 'md' | 'lg') => (
    <Button variant="primary" size={size} icon={<Icon of={Plus} />} onClick={() => setCreating(true)}>
      {create}
    </Button>
  );
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} actions={proof !== undefined && open('md')} />
      <p className="max-w-prose text-ink-2">{lead}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {back}
        {/* A page of the server: it opens without the application. */}
        <a href="/docs/api" className={`${TEXT_LINK} w-fit phone:py-3`}>
          {t('list.reference')}
        </a>
      </div>
      <Card flush>
        <PagedList
          of={list}
          items={({ tokens }) => tokens}
          rows={3}
          failed={t('list.failed')}
          problem={problem}
          empty={
            <EmptyState icon={<Icon of={KeyRound} size={24} />} title={t('list.none')} action={open('lg')}>
              {t('list.noneText')}
            </EmptyState>
          }
        >
          {(tokens) => (
            <ul className="divide-y divide-line">
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} showOwner={showOwners} onRevoke={() => setEnding(token)} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
      <Suspense fallback={null}>
        {creating && proof !== undefined && (
          <CreateToken title={create} proof={proof} send={send} onClose={() => setCreating(false)} />
        )}
        {ending !== null && <RevokeToken token={ending} revoke={revoke} onClose={() => setEnding(null)} />}
      </Suspense>
    </div>
  );
}
