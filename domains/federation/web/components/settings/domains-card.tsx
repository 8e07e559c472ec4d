import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { toasts } from '@hearth/ui/toast';
import { listMailDomains, verifyMailDomain } from '../../../contract/endpoints.ts';
import { CopyLine } from './copy-line.tsx';
import { useWords } from './words.ts';

/** The mail domains that the group claims, and how each is proven. Nothing while none is claimed: a provider claims them. */
export function DomainsCard() {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const list = useCall(listMailDomains, { params: { id: groupId } });
  if (list.data?.length === 0) return null;
  const open = list.data?.some((claim) => claim.verified_at === null || claim.ends_at !== null) === true;
  return (
    <Card title={t('domains.title')}>
      {open && <p className="mb-3 max-w-prose text-ink-2">{t('domains.lead')}</p>}
      <Resource of={list} rows={2} failed={t('page.failed')} problem={problem}>
        {(claims) => (
          <ul className="grid gap-3">
            {claims.map((claim) => (
              <Claim key={claim.domain} claim={claim} groupId={groupId} />
            ))}
          </ul>
        )}
      </Resource>
    </Card>
  );
}

function Claim({ claim, groupId }: { claim: AnswerOf<typeof listMailDomains>[number]; groupId: string }) {
  const { t, problem } = useWords();
  const verify = useSend(verifyMailDomain, {
    onSuccess: ({ domain }) => toasts.show({ message: t('domains.done', { domain }), tone: 'ok' }),
  });
  const format = useFormat();
  const proven = claim.verified_at !== null && claim.ends_at === null;
  return (
    <li className="grid gap-3 border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        <bdi dir="ltr">{claim.domain}</bdi>
        <Badge tone={proven ? 'ok' : 'warn'}>
          {claim.verified_at === null ? t('domains.open') : t('domains.proven')}
        </Badge>
      </p>
      {claim.ends_at !== null && (
        <Alert tone="warn">{t('domains.ending', { day: format.date(claim.ends_at.slice(0, 10), 'long') })}</Alert>
      )}
      {!proven && (
        <>
          <dl className="grid gap-2">
            <CopyLine label={t('domains.name')} value={claim.record_name} />
            <CopyLine label={t('domains.value')} value={claim.record_value} />
          </dl>
          {verify.error !== null && (
            <Alert tone="warn" urgent>
              {problem(verify.error)}
            </Alert>
          )}
          <Button
            className="justify-self-start"
            busy={verify.isPending}
            onClick={() => verify.mutate({ params: { id: groupId, domain: claim.domain } })}
          >
            <span aria-hidden="true">{t('domains.check')}</span>
            <span className="sr-only">{t('domains.checkLabel', { domain: claim.domain })}</span>
          </Button>
        </>
      )}
    </li>
  );
}
