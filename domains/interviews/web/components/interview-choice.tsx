import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { listMyInterviews } from '../../contract/endpoints.ts';
import { useOwnInterview } from '../use-own-interview.ts';
import { useWords } from '../words.ts';
import { OwnInterview } from './own-interview.tsx';
import { INTERVIEW_CHANGED } from '../../contract/events.ts';

/** Offers the free times of the reader's interview inside a conversation, until it is over. Nothing once it is over. */
export default function InterviewChoice({ interviewId }: { interviewId: string }) {
  const { data } = useCall(listMyInterviews, {});
  useReadAgainOn([INTERVIEW_CHANGED], [listMyInterviews]);
  if (data === undefined) return <SkeletonRows rows={3} />;
  const own = data.interviews.find(({ id }) => id === interviewId);
  // Its state as a key: what was done with it elsewhere is shown anew.
  return own === undefined ? null : <ByLink key={`${own.state} ${own.starts_at ?? ''}`} link={own.link} />;
}

function ByLink({ link }: { link: string }) {
  const { t, problem } = useWords();
  const { opened, busy, error, act } = useOwnInterview(link);
  if (opened !== null) return <OwnInterview opened={opened} busy={busy} error={error} act={act} atOnce />;
  if (error === null) return <SkeletonRows rows={3} />;
  return (
    <Alert
      tone="bad"
      title={problem(error)}
      action={<Button onClick={() => void act({ kind: 'open' })}>{t('again')}</Button>}
    />
  );
}
