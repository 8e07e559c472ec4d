import { findConversationSubject } from '@hearth/domains/applications/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { INTERVIEW_CHANGED } from '@hearth/domains/interviews/events';
import { lockInterviewSummary } from '@hearth/domains/interviews/service';
import type { InterviewSummary } from '@hearth/domains/interviews/service';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { askChanged } from '../../contract/events.ts';
import { followInterview } from '../../rules/asks.ts';
import type { InterviewChange } from '../../rules/asks.ts';
import { deliverUnlessBarred } from '../actions/deliver.ts';
import { candidateSender } from '../actions/new-message.ts';
import { lockInterviewAsk, updateFromInterview } from '../queries/ask.ts';
import type { AskRow } from '../queries/ask.ts';
import { findReceiver } from '../queries/receiver.ts';
import { phrasesIn } from '../words.ts';

/** Updates requests as their interviews change, and posts what the candidate did in the conversation. */
export const followInterviews = listenTo(INTERVIEW_CHANGED, {
  name: 'messaging.followInterviews',
  run: async ({ data: { interview_id: id } }, { run }) => {
    await run(SYSTEM, async (work) => {
      // The interview first, as whoever asks for one holds it first.
      const interview = await lockInterviewSummary(work.db, id);
      const ask = interview === undefined ? undefined : await lockInterviewAsk(work.db, id);
      if (interview !== undefined && ask !== undefined) await syncAsk(work, ask, interview);
    });
  },
});

async function syncAsk(
  work: Work<'system'>,
  ask: AskRow,
  { state, startsAt, openUntil }: InterviewSummary,
): Promise<void> {
  const { step, ...after } = followInterview(
    { state: ask.state, chosen: ask.chosen?.getTime() ?? null },
    { state, startsAt: startsAt?.getTime() ?? null },
  );
  const chosen = after.chosen === null ? null : new Date(after.chosen);
  const changed = { state: after.state, chosen, expiresAt: openUntil, now: work.clock.now() };
  if (ask.state === after.state && step === null && ask.expires_at.getTime() === openUntil.getTime()) return;
  await updateFromInterview(work.db, ask.id, changed);
  const subject = await findConversationSubject(work.db, ask.application_id);
  if (subject === null) return;
  if (step !== null) await postAsCandidate(work, subject, ask, { step, chosen });
  await work.emit(askChanged(subject));
}

/** Posts a booking, move or cancellation in the candidate's name and in their application's language. */
async function postAsCandidate(
  work: Work<'system'>,
  subject: NonNullable<Awaited<ReturnType<typeof findConversationSubject>>>,
  ask: AskRow,
  { step, chosen }: { readonly step: InterviewChange; readonly chosen: Date | null },
): Promise<void> {
  const receiver = await findReceiver(work.db, subject.id);
  if (receiver === undefined) return;
  const { language } = receiver;
  const time = chosen === null ? '' : formatMailMoment(language, chosen, ask.time_zone);
  // In a conversation that the house closed nothing is said; the time is taken all the same.
  await deliverUnlessBarred(work, subject, {
    sender: candidateSender(subject),
    body: fillPlaces(phrasesIn(language).ask.interview[step], { time }),
  });
}
