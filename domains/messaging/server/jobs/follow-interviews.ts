import { findConversationSubject } from '@hearth/domains/applications/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { INTERVIEW_CHANGED } from '@hearth/domains/interviews/events';
import { holdInterview } from '@hearth/domains/interviews/service';
import type { InterviewStanding } from '@hearth/domains/interviews/service';
import { writtenMoment } from '@hearth/kit/written-moment';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { askChanged } from '../../contract/events.ts';
import { followInterview } from '../../rules/asks.ts';
import type { InterviewStep } from '../../rules/asks.ts';
import { deliverUnlessBarred } from '../deliver.ts';
import { candidateSender } from '../new-message.ts';
import { lockAskOf, setFollowed } from '../queries/ask.ts';
import type { AskRow } from '../queries/ask.ts';
import { findReceiver } from '../queries/receiver.ts';
import { wordsIn } from '../words.ts';

/** What asks for a time of an interview follows it, wherever its time is taken; what the candidate did is said in the conversation. */
export const followInterviews = listenTo(INTERVIEW_CHANGED, {
  name: 'messaging.followInterviews',
  run: async ({ data: { interview_id: id } }, { run }) => {
    await run(SYSTEM, async (work) => {
      // The interview first, as whoever asks for one holds it first.
      const interview = await holdInterview(work.db, id);
      const ask = interview === undefined ? undefined : await lockAskOf(work.db, id);
      if (interview !== undefined && ask !== undefined) await follow(work, ask, interview);
    });
  },
});

async function follow(
  work: Work<'system'>,
  ask: AskRow,
  { state, startsAt, openUntil }: InterviewStanding,
): Promise<void> {
  const { step, ...after } = followInterview(
    { state: ask.state, chosen: ask.chosen?.getTime() ?? null },
    { state, startsAt: startsAt?.getTime() ?? null },
  );
  const chosen = after.chosen === null ? null : new Date(after.chosen);
  const changed = { state: after.state, chosen, expiresAt: openUntil, now: work.clock.now() };
  if (ask.state === after.state && step === null && ask.expires_at.getTime() === openUntil.getTime()) return;
  await setFollowed(work.db, ask.id, changed);
  const subject = await findConversationSubject(work.db, ask.application_id);
  if (subject === null) return;
  if (step !== null) await say(work, subject, ask, { step, chosen });
  await work.emit(askChanged(subject));
}

/** Only its candidate takes a time, moves it and gives it back: it is said for them, in the language that they applied in. */
async function say(
  work: Work<'system'>,
  subject: NonNullable<Awaited<ReturnType<typeof findConversationSubject>>>,
  ask: AskRow,
  { step, chosen }: { readonly step: InterviewStep; readonly chosen: Date | null },
): Promise<void> {
  const receiver = await findReceiver(work.db, subject.id);
  if (receiver === undefined) return;
  const { language } = receiver;
  const time = chosen === null ? '' : writtenMoment(language, chosen, ask.time_zone);
  // In a conversation that the house closed nothing is said; the time is taken all the same.
  await deliverUnlessBarred(work, subject, {
    sender: candidateSender(subject),
    body: fillPlaces(wordsIn(language).ask.interview[step], { time }),
  });
}
