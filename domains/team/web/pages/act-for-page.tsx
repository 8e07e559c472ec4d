import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useConnection } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { startOver } from '@hearth/client/browser/start-over';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ErrorState } from '@hearth/ui/error-state';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import {
  ACTING_MINUTES,
  getImpersonationOffer,
  REASON_LENGTH,
  startImpersonation,
} from '../../contract/impersonation-endpoints.ts';
import { useActForWords } from '../components/acting/words.ts';

const MINUTES = ACTING_MINUTES.map(String);
const USUAL = '15';

/** Why, for how long, and a proof of oneself: then every page is the other person's, until it is stopped. */
export function Component() {
  const { t, problem } = useActForWords();
  const { userId = '' } = useParams();
  const brand = useBrand();
  const offer = useCall(
    getImpersonationOffer,
    { params: { id: brand.id, user_id: userId } },
    { enabled: hasPermission(brand, 'IMPERSONATE') },
  );
  return (
    <Frame>
      {offer.data !== undefined ? (
        <ActFor userId={userId} name={offer.data.user_name} proof={offer.data.proof} />
      ) : offer.error === null && offer.fetchStatus !== 'idle' ? (
        <PendingRead of={offer}>
          <Loading label={t('loading')}>
            <SkeletonText lines={6} />
          </Loading>
        </PendingRead>
      ) : (
        <ErrorState
          title={offer.error === null ? t('notAllowed') : problem(offer.error)}
          action={
            <Link to="/team" className={linkButtonLook('secondary')}>
              {t('back')}
            </Link>
          }
        />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useActForWords();
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      {children}
    </div>
  );
}

interface ActForProps {
  readonly userId: string;
  readonly name: string;
  readonly proof: 'TOTP' | 'PASSWORD' | 'NONE';
}

function ActFor({ userId, name, proof }: ActForProps) {
  const { t, rich, problem } = useActForWords();
  const { id } = useBrand();
  const { client, cookieDomain } = useConnection();
  const [isStarted, setStarted] = useState(false);
  const missing = (text: string): string | undefined => (text.trim() === '' ? t('required') : undefined);
  const form = useForm({
    values: { reason: '', minutes: USUAL, proof: '' },
    check: ({ reason, proof: typed }) => ({ reason: missing(reason), proof: missing(typed) }),
    send: ({ minutes, ...body }) =>
      client.call(startImpersonation, {
        params: { id, user_id: userId },
        body: { ...body, minutes: Number(minutes) as (typeof ACTING_MINUTES)[number] },
      }),
    refusedAt: (refused) => (refused.fields.some(({ field }) => field === 'proof') ? { proof: problem(refused) } : {}),
    onSent: () => {
      setStarted(true);
      startOver('/dashboard', cookieDomain);
    },
  });
  if (proof === 'NONE')
    return (
      <Alert
        tone="warn"
        title={t('errors.NO_PROOF')}
        action={
          <Link to="/settings/security" className={linkButtonLook('soft')}>
            {t('setUp')}
          </Link>
        }
      />
    );
  const proofProps = { size: 'lg', label: t(proof === 'TOTP' ? 'code' : 'password'), ...form.text('proof') } as const;
  return (
    <Card title={rich('for', { name: <bdi key="name">{name}</bdi> })} note={t('note')}>
      <form method="post" {...form.element} className="grid gap-5">
        <TextArea
          label={t('reason')}
          help={t('reasonHelp')}
          rows={3}
          maxLength={REASON_LENGTH}
          {...form.text('reason')}
        />
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="font-bold">
            {t('howLong')}
          </span>
          <SegmentedControl
            label={t('howLong')}
            segments={MINUTES.map((value) => ({ value, label: t('minutes', { minutes: value }) }))}
            value={form.values.minutes}
            onChange={(minutes) => form.set('minutes', minutes)}
            size="lg"
            wide
          />
        </div>
        {proof === 'TOTP' ? (
          <TextField {...proofProps} inputMode="numeric" autoComplete="one-time-code" />
        ) : (
          <TextField {...proofProps} type="password" autoComplete="current-password" />
        )}
        {form.error !== null && (
          <Alert tone="bad" urgent>
            {problem(form.error)}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size="lg" busy={form.busy || isStarted}>
            {t('start')}
          </Button>
          <Link to="/team" className={linkButtonLook('ghost', 'lg')}>
            {t('cancel')}
          </Link>
        </div>
      </form>
    </Card>
  );
}
