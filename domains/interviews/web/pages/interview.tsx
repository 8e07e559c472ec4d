import { codeOf, Entrance } from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useState } from 'react';
import { BookedInterview } from '../components/booked-interview.tsx';
import { ChooseTime } from '../components/choose-time.tsx';
import { InterviewFacts } from '../components/interview-facts.tsx';
import { useOwnInterview } from '../use-own-interview.ts';
import { useWords } from '../words.ts';

/**
 * Where the link of an invitation leads: a candidate chooses a time, another one, or none, without an account. The secret stands
 * behind the `#`, which no server is told.
 */
export function Component() {
  const { t, problem } = useWords();
  const [link] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  const { opened, busy, error, act } = useOwnInterview(link);
  const [moving, setMoving] = useState(false);
  if (opened === null) {
    const isOver = link === '' || codeOf(error) === 'INTERVIEW_LINK_NOT_VALID';
    return (
      <Entrance page={t('book.page')} heading={t('book.title')}>
        {isOver ? (
          <Alert tone="bad">{problem({ code: 'INTERVIEW_LINK_NOT_VALID' })}</Alert>
        ) : error === null ? (
          <Loading label={t('loading')}>
            <SkeletonRows rows={4} />
          </Loading>
        ) : (
          <Alert
            tone="bad"
            title={problem(error)}
            action={<Button onClick={() => void act({ kind: 'open' })}>{t('retry')}</Button>}
          />
        )}
      </Entrance>
    );
  }
  const { interview } = opened;
  const isBooked = interview.state === 'BOOKED';
  const chooses = interview.state === 'INVITED' || (isBooked && moving);
  return (
    <Entrance
      page={t('book.page')}
      heading={t(isBooked ? 'book.booked' : 'book.title')}
      lead={t('book.lead', { job: interview.job_title, employer: interview.employer_name })}
    >
      <InterviewFacts interview={interview} />
      {interview.state === 'CANCELLED' && <Alert tone="info">{t('book.cancelled')}</Alert>}
      {(interview.state === 'DONE' || interview.state === 'NO_SHOW') && <Alert tone="info">{t('book.over')}</Alert>}
      {error !== null && <Alert tone="bad" urgent title={problem(error)} />}
      {isBooked && !moving && <BookedInterview opened={opened} busy={busy} act={act} onMove={() => setMoving(true)} />}
      {chooses && (
        <ChooseTime
          opened={opened}
          busy={busy}
          onBook={async (startsAt, sameHost) => {
            if (await act({ kind: 'book', startsAt, sameHost })) setMoving(false);
          }}
          onBack={isBooked ? () => setMoving(false) : undefined}
        />
      )}
    </Entrance>
  );
}
