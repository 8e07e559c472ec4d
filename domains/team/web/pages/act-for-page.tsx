import { mayDo, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { startOver } from '@hearth/client/start-over';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ErrorState } from '@hearth/ui/error-state';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent, ReactNode } from 'react';
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
    { enabled: mayDo(brand, 'IMPERSONATE') },
  );
  return (
    <Frame>
      {offer.data !== undefined ? (
        <ActFor userId={userId} name={offer.data.user_name} proof={offer.data.proof} />
      ) : offer.error === null && offer.isFetching ? (
        <Loading label={t('loading')}>
          <SkeletonText lines={6} />
        </Loading>
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
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState(USUAL);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const send = useSend(startImpersonation, { onSuccess: () => startOver('/dashboard') });
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
  const missing = (text: string): string | undefined => (tried && text.trim() === '' ? t('missing') : undefined);
  const proofProps = {
    name: 'proof',
    size: 'lg',
    label: t(proof === 'TOTP' ? 'code' : 'password'),
    error: missing(typed),
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  } as const;
  const start = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || typed.trim() === '') return;
    const body = { reason, minutes: Number(minutes) as (typeof ACTING_MINUTES)[number], proof: typed };
    send.mutate({ params: { id, user_id: userId }, body });
  };
  return (
    <Card title={rich('for', { name: <bdi key="name">{name}</bdi> })} note={t('note')}>
      <form method="post" noValidate onSubmit={start} className="grid gap-5">
        <TextArea
          label={t('reason')}
          help={t('reasonHelp')}
          rows={3}
          maxLength={REASON_LENGTH}
          value={reason}
          error={missing(reason)}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="font-bold">
            {t('howLong')}
          </span>
          <SegmentedControl
            label={t('howLong')}
            segments={MINUTES.map((value) => ({ value, label: t('minutes', { minutes: value }) }))}
            value={minutes}
            onChange={setMinutes}
            size="lg"
            wide
          />
        </div>
        {proof === 'TOTP' ? (
          <TextField {...proofProps} inputMode="numeric" autoComplete="one-time-code" />
        ) : (
          <TextField {...proofProps} type="password" autoComplete="current-password" />
        )}
        {send.error !== null && (
          <Alert tone="bad" urgent>
            {problem(send.error)}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size="lg" busy={send.isPending || send.isSuccess}>
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
