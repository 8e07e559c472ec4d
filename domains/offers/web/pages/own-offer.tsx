import { HouseEntrance } from '@hearth/domains/core/widgets';
import { errorCode, OpeningLink } from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useOwnOffer } from '../use-own-offer.ts';
import { lastMinute, useWords } from '../words.ts';

/** Asked for at once, beside the offer: but what every page knows of this one stays short. */
const sheet = import('../components/paper-sheet.tsx');
const PaperSheet = lazy(async () => ({ default: (await sheet).PaperSheet }));
/** What a press opens comes with the press. */
const DeclineForm = lazy(async () => ({ default: (await import('../components/decline-form.tsx')).DeclineForm }));
/** For whoever can still sign: the signed copy is read more often than an offer is signed. */
const SignForm = lazy(async () => ({ default: (await import('../components/sign-form.tsx')).SignForm }));

/**
 * Where the link of an offer leads: a candidate reads it, signs or declines it, without an account, and finds the signed copy here
 * later. The secret stands behind the `#`, which no server is told.
 */
export function Component() {
  const { t, problem, format } = useWords();
  const [link] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  const { opened, busy, error, act } = useOwnOffer(link);
  const [declining, setDeclining] = useState(false);
  if (opened === null) {
    const isOver = link === '' || errorCode(error) === 'OFFER_LINK_NOT_VALID';
    return (
      <OpeningLink
        page={t('paper.page')}
        heading={t('sign.title')}
        ended={isOver ? <Alert tone="bad">{problem({ code: 'OFFER_LINK_NOT_VALID' })}</Alert> : null}
        loading={t('loading')}
        rows={6}
        failed={error === null ? null : problem(error)}
        onAgain={() => void act({ kind: 'open' })}
      />
    );
  }
  const { state } = opened;
  return (
    <HouseEntrance
      house={opened.house}
      page={t('paper.page')}
      heading={t('sign.title')}
      lead={t('sign.lead', { job: opened.job_title, employer: opened.employer_name })}
    >
      {error !== null && <Alert tone="bad" urgent title={problem(error)} />}
      {state === 'ACCEPTED' && <Alert tone="ok">{t('sign.done')}</Alert>}
      {state === 'DECLINED' && <Alert tone="info">{t('sign.declined')}</Alert>}
      {state === 'WITHDRAWN' && <Alert tone="warn">{t('sign.withdrawn')}</Alert>}
      {state === 'EXPIRED' && <Alert tone="warn">{t('sign.expired')}</Alert>}
      {state === 'SENT' && (
        <p className="text-ink-2">
          {t('panel.until', { time: format.instant(lastMinute(opened.expires_at), opened.time_zone, 'full') })}
        </p>
      )}
      <Suspense
        fallback={
          <Loading label={t('loading')}>
            <SkeletonRows rows={6} />
          </Loading>
        }
      >
        <PaperSheet paper={opened} />
        {state === 'SENT' && declining && <DeclineForm busy={busy} act={act} onBack={() => setDeclining(false)} />}
        {state === 'SENT' && !declining && (
          <>
            <SignForm opened={opened} busy={busy} act={act} />
            <Button wide size="lg" variant="ghost" onClick={() => setDeclining(true)}>
              {t('sign.decline')}
            </Button>
          </>
        )}
      </Suspense>
    </HouseEntrance>
  );
}
