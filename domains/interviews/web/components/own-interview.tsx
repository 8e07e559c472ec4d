import { Alert } from '@hearth/ui/alert';
import { useState } from 'react';
import type { useOwnInterview } from '../use-own-interview.ts';
import type { OpenedInterview } from '../use-own-interview.ts';
import { useWords } from '../words.ts';
import { BookedInterview } from './booked-interview.tsx';
import { ChooseTime } from './choose-time.tsx';

/** Lets a candidate book, change or cancel their interview. */
export function OwnInterview({
  opened,
  busy,
  error,
  act,
  atOnce = false,
}: Omit<ReturnType<typeof useOwnInterview>, 'opened'> & {
  readonly opened: OpenedInterview;
  /** Whether one press on a time takes it. */
  readonly atOnce?: boolean;
}) {
  const { t, problem } = useWords();
  const [moving, setMoving] = useState(false);
  const { interview } = opened;
  const isBooked = interview.state === 'BOOKED';
  const chooses = interview.state === 'INVITED' || (isBooked && moving);
  return (
    <>
      {interview.state === 'CANCELLED' && <Alert tone="info">{t('book.cancelled')}</Alert>}
      {(interview.state === 'DONE' || interview.state === 'NO_SHOW') && <Alert tone="info">{t('book.over')}</Alert>}
      {error !== null && <Alert tone="bad" urgent title={problem(error)} />}
      {isBooked && !moving && <BookedInterview opened={opened} busy={busy} act={act} onMove={() => setMoving(true)} />}
      {chooses && (
        <ChooseTime
          opened={opened}
          busy={busy}
          atOnce={atOnce}
          onBook={async (startsAt, sameHost) => {
            if (await act({ kind: 'book', startsAt, sameHost })) setMoving(false);
          }}
          onBack={isBooked ? () => setMoving(false) : undefined}
        />
      )}
    </>
  );
}
