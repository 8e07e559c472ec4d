import { HouseEntrance } from '@hearth/domains/core/widgets';
import { errorCode, OpeningLink } from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { useState } from 'react';
import { InterviewFacts } from '../components/interview-facts.tsx';
import { OwnInterview } from '../components/own-interview.tsx';
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
  if (opened === null) {
    const isOver = link === '' || errorCode(error) === 'INTERVIEW_LINK_NOT_VALID';
    return (
      <OpeningLink
        page={t('book.page')}
        heading={t('book.title')}
        ended={isOver ? <Alert tone="bad">{problem({ code: 'INTERVIEW_LINK_NOT_VALID' })}</Alert> : null}
        loading={t('loading')}
        failed={error === null ? null : problem(error)}
        onAgain={() => void act({ kind: 'open' })}
      />
    );
  }
  const { interview } = opened;
  const isBooked = interview.state === 'BOOKED';
  return (
    <HouseEntrance
      house={opened.house}
      page={t('book.page')}
      heading={t(isBooked ? 'book.booked' : 'book.title')}
      lead={t('book.lead', { job: interview.job_title, employer: interview.employer_name })}
    >
      <InterviewFacts interview={interview} />
      <OwnInterview opened={opened} busy={busy} error={error} act={act} />
    </HouseEntrance>
  );
}
