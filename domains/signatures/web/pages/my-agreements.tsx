import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useLanguage } from '@hearth/i18n/phrases';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { FileCheck } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  declineMyAgreement,
  getMyAgreement,
  getMyAgreementFile,
  listMyAgreements,
  signMyAgreement,
} from '../../contract/endpoints.ts';
import { REQUEST_CHANGED } from '../../contract/events.ts';
import type { OwnRequest } from '../../contract/schemas.ts';
import { SigningView } from '../components/signing-view.tsx';
import { REQUEST_TONES } from '../request-tones.ts';
import { useSaveFile } from '../use-file.ts';
import { useSigning } from '../use-signing.ts';
import { useWords } from '../words.ts';

type Listed = AnswerOf<typeof listMyAgreements>['agreements'][number];

/** What the signed-in employee was asked to sign; `?request=` opens one of them. */
export function Component() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const opened = search.get('request');
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('mine.title')}</PageTitle>
      {opened === null ? <List /> : <Opened key={opened} id={opened} />}
    </div>
  );
}

function List() {
  const { t, problem } = useWords();
  const found = useCall(listMyAgreements, {});
  useReadAgainOn([REQUEST_CHANGED], [listMyAgreements]);
  return (
    <>
      <PageHeader title={t('mine.title')} />
      <Resource
        of={found}
        rows={4}
        failed={t('mine.failed')}
        problem={problem}
        isEmpty={({ agreements }) => agreements.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={FileCheck} size={24} />} title={t('mine.none')}>
              {t('mine.noneNote')}
            </EmptyState>
          </Card>
        }
      >
        {({ agreements }) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {agreements.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </ul>
        )}
      </Resource>
    </>
  );
}

function Row({ one }: { readonly one: Listed }) {
  const { t, format } = useWords();
  const {
    id,
    title,
    number,
    employer_name: employer,
    state,
    is_turn: isTurn,
    signed_at: signedAt,
    sent_at: sentAt,
  } = one;
  const day = format.date((signedAt ?? sentAt).slice(0, 10));
  return (
    <li className="flex flex-wrap items-center gap-2 px-4 py-3">
      <span className="min-w-40 flex-1">
        <Link className={TEXT_LINK} to={`?request=${id}`}>
          <bdi className="font-semibold [overflow-wrap:anywhere]">{title}</bdi>
        </Link>
        <span className="block text-sm text-ink-2">
          {`${t('sign.facts', { employer, number })} · ${t(signedAt === null ? 'mine.sent' : 'mine.signed', { date: day })}`}
        </span>
      </span>
      <Badge tone={isTurn ? 'warn' : REQUEST_TONES[state]}>{t(isTurn ? 'mine.turn' : `state.${state}`)}</Badge>
    </li>
  );
}

function Opened({ id }: { readonly id: string }) {
  const { t, problem } = useWords();
  const language = useLanguage();
  const found = useCall(getMyAgreement, { params: { request_id: id }, query: { language } });
  useReadAgainOn([REQUEST_CHANGED], [getMyAgreement]);
  return (
    <>
      <PageHeader
        title={<bdi className="[overflow-wrap:anywhere]">{found.data?.title ?? t('mine.title')}</bdi>}
        above={
          <Link className={TEXT_LINK} to="/my/agreements">
            {t('mine.title')}
          </Link>
        }
      />
      <Resource of={found} rows={8} failed={t('mine.failed')} problem={problem}>
        {(own) => <Signing own={own} />}
      </Resource>
    </>
  );
}

function Signing({ own }: { readonly own: OwnRequest }) {
  const { t } = useWords();
  const client = useClient();
  const save = useSaveFile();
  const { id } = own;
  const params = { request_id: id };
  const loadFile = useCallback(
    async () => (await client.raw(getMyAgreementFile, { params: { request_id: id } })).blob(),
    [client, id],
  );
  const { busy, failed, attempt } = useSigning(t('sign.signed'));
  return (
    <SigningView
      own={own}
      problem={failed}
      doings={{
        busy,
        sign: (sent) => attempt(() => client.call(signMyAgreement, { params, body: sent })),
        decline: (reason) =>
          client.call(declineMyAgreement, {
            params,
            body: { signer_version: own.signer_version, language: own.consent.language, reason },
          }),
        loadFile,
        download: () => save(loadFile, `${own.title}.pdf`),
      }}
    />
  );
}
