import { callKey, useCall, useSend } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { checkSiteDomain, getSiteDomain } from '../../../contract/site-domain-endpoints.ts';
import type { SiteDomain } from '../../../contract/site-domain-endpoints.ts';
import { DomainForm } from './domain-form.tsx';
import { DomainRecord } from './record.tsx';
import { useDomainWords } from './words.ts';

const RemoveDomain = lazy(async () => ({ default: (await import('./remove-domain.tsx')).RemoveDomain }));

/** The custom domain of a career site: set, verify and remove it. */
export function OwnDomain({ id }: { readonly id: string }) {
  const { problem, rich } = useDomainWords();
  const cache = useQueryClient();
  const input = { params: { id } };
  const known = useCall(getSiteDomain, input);
  const refresh = () => cache.invalidateQueries({ queryKey: callKey(getSiteDomain, input) });
  if (known.isError) return <ErrorState title={problem(known.error)} />;
  if (known.data === undefined)
    return (
      <PendingRead of={known}>
        <SkeletonRows rows={3} />
      </PendingRead>
    );
  const { site_domain: domain, address } = known.data;
  return (
    <div className="grid gap-4">
      <p>{rich('address', { address: <Address of={domain?.address ?? address} /> })}</p>
      {domain === null ? (
        <DomainForm id={id} onNamed={refresh} />
      ) : (
        <Domain id={id} domain={domain} onChanged={refresh} />
      )}
    </div>
  );
}

function Address({ of }: { readonly of: string }) {
  return (
    <a href={of} target="_blank" rel="noopener" className="font-bold break-all text-accent-ink underline">
      <bdi dir="ltr">{of.replace(/^https?:\/\//, '')}</bdi>
    </a>
  );
}

/** What is still to be done, what was found, and when it was looked at. */
function Domain(props: { readonly id: string; readonly domain: SiteDomain; readonly onChanged: () => unknown }) {
  const { id, domain, onChanged } = props;
  const { t, problem } = useDomainWords();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const check = useSend(checkSiteDomain, { onSuccess: onChanged });
  const isProven = domain.state === 'PROVEN' && domain.ends_at === null;
  const standing = domain.is_main ? 'inUse' : domain.state === 'PROVEN' ? 'proven' : 'waiting';
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-lg font-bold">
        <bdi dir="ltr" className="break-all">
          {domain.domain}
        </bdi>
        <Badge tone={standing === 'inUse' ? 'ok' : 'warn'}>
          {domain.state === 'LOST' ? t('state.lost') : t(`state.${standing}`)}
        </Badge>
      </p>
      {domain.state === 'LOST' && <Alert tone="warn">{t('lost')}</Alert>}
      {domain.ends_at !== null && (
        <Alert tone="warn">{t('ending', { day: format.date(domain.ends_at.slice(0, 10), 'long') })}</Alert>
      )}
      <p className="max-w-prose text-ink-2">{t('lead')}</p>
      <ol className="grid gap-3">
        <DomainRecord title={t('proof')} isFound={isProven} type="TXT" {...domain.record}>
          {t('proofText')}
        </DomainRecord>
        <DomainRecord title={t('way')} isFound={domain.is_main} type="CNAME" name={domain.host} value={domain.target}>
          {t('wayText')}
        </DomainRecord>
      </ol>
      {check.error !== null && (
        <Alert tone="bad" urgent>
          {problem(check.error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" busy={check.isPending} onClick={() => check.mutate({ params: { id }, body: {} })}>
          {t('check')}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('remove.open')}
        </Button>
      </div>
      <p role="status" className="text-ink-2">
        {check.isSuccess && !check.isPending && `${t(`result.${standing}`)} `}
        {domain.checked_at !== null && t('checked', { when: format.instant(domain.checked_at, deviceZone()) })}
      </p>
      <Suspense fallback={null}>
        {asking && (
          <RemoveDomain
            id={id}
            domain={domain.domain}
            onRemoved={async () => {
              setAsking(false);
              await onChanged();
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
