import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { FirstLocation, useLacksLocation } from '@hearth/domains/core/widgets';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Meter } from '@hearth/ui/progress';
import { Resource } from '@hearth/ui/resource';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { FileSignature, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { listAgreements, listToCountersign } from '../../contract/endpoints.ts';
import { AGREEMENT_CHANGED, REQUEST_CHANGED } from '../../contract/events.ts';
import type { ListedAgreement } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const AgreementView = lazy(async () => ({ default: (await import('../components/agreement-view.tsx')).AgreementView }));
const NewDialog = lazy(async () => ({ default: (await import('../components/new-dialog.tsx')).NewDialog }));
const RequestDrawer = lazy(async () => ({ default: (await import('../components/request-drawer.tsx')).RequestDrawer }));

/** What a brand’s people sign; `?agreement=` opens one, `?request=` somebody’s. */
export function Component() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  if (useLacksLocation()) return <FirstLocation page={t('title')} />;
  const [agreement, request] = [search.get('agreement'), search.get('request')];
  const close = (): void => {
    const next = new URLSearchParams(search);
    next.delete('request');
    setSearch(next, { replace: true });
  };
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('title')}</PageTitle>
      {agreement === null ? (
        <Overview />
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <AgreementView key={agreement} id={agreement} />
        </Suspense>
      )}
      {request !== null && (
        <Suspense>
          <RequestDrawer id={request} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function Overview() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const mayWrite = hasPermission(brand, 'MANAGE_BRAND');
  const [isNew, setNew] = useState(false);
  const found = useCall(listAgreements, { params: { id: brand.id } });
  useReadAgainOn([AGREEMENT_CHANGED, REQUEST_CHANGED], [listAgreements]);
  const add = mayWrite && (
    <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setNew(true)}>
      {t('list.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} actions={add} />
      {hasPermission(brand, 'MANAGE_TEAM') && <ToCountersign />}
      <Resource
        of={found}
        rows={5}
        failed={t('list.failed')}
        problem={problem}
        isEmpty={({ agreements }) => agreements.length === 0}
        empty={
          <EmptyState
            icon={<Icon of={FileSignature} size={24} />}
            title={t('list.none')}
            action={add === false ? undefined : add}
          >
            {t('list.noneNote')}
          </EmptyState>
        }
      >
        {({ agreements }) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {agreements.map((one) => (
              <Line key={one.id} one={one} />
            ))}
          </ul>
        )}
      </Resource>
      {isNew && (
        <Suspense>
          <NewDialog onClose={() => setNew(false)} />
        </Suspense>
      )}
    </>
  );
}

function Line({ one }: { readonly one: ListedAgreement }) {
  const { t } = useWords();
  const { id, title, brand, is_own: isOwn, number, has_draft: hasDraft, signed, waiting, missing } = one;
  const total = signed + waiting + missing;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] sm:items-center">
      <span className="min-w-0">
        <Link className={TEXT_LINK} to={`?agreement=${id}`}>
          <bdi className="font-semibold [overflow-wrap:anywhere]">{title}</bdi>
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          {number !== null && <span>{t('list.version', { number })}</span>}
          {!isOwn && <bdi>{t('list.from', { brand: brand.name })}</bdi>}
          {isOwn && hasDraft && <Badge>{t('list.draft')}</Badge>}
        </span>
      </span>
      {number !== null && (
        <span className="min-w-0">
          <Meter
            label={t('list.signedMeter')}
            value={signed}
            max={Math.max(total, 1)}
            valueText={t('list.signedOf', { signed, total })}
          />
          <span className="text-sm text-ink-2">
            {[
              t('list.signedOf', { signed, total }),
              waiting > 0 ? t('list.waiting', { count: waiting }) : null,
              missing > 0 ? t('list.missing', { count: missing }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      )}
    </li>
  );
}

/** What waits for the signature of whoever manages. */
function ToCountersign() {
  const { t } = useWords();
  const brand = useBrand();
  const { data } = useCall(listToCountersign, { params: { id: brand.id } });
  useReadAgainOn([REQUEST_CHANGED], [listToCountersign]);
  if (data === undefined || data.requests.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-bold">{t('list.yours')}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {data.requests.map(({ id, title, employee_name: name }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 px-4 py-3">
            <span className="min-w-40 flex-1">
              <bdi className="font-semibold [overflow-wrap:anywhere]">{title}</bdi>
              <bdi className="block text-sm text-ink-2">{name}</bdi>
            </span>
            <Link className={TEXT_LINK} to={`?request=${id}`} aria-label={t('list.openOf', { title, name })}>
              {t('list.open')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
