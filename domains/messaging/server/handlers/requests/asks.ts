import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { inviteCandidate, withdrawOpenInvitation } from '@hearth/domains/interviews/service';
import type { UploadedAttachment } from '@hearth/domains/media/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { requireSameSender } from '@hearth/kit/sent-again';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import * as contract from '../../../contract/ask-endpoints.ts';
import { askChanged } from '../../../contract/events.ts';
import {
  ASK_NOT_ANSWERED,
  ASK_NOT_POSSIBLE,
  ASK_OVER,
  INTERVIEW_NOT_POSSIBLE,
  TOO_MANY_ASKS,
} from '../../../contract/failures.ts';
import { isValidAnswer, endOfAsk, MOST_OPEN_ASKS } from '../../../rules/asks.ts';
import { refuseClosed, requireSubject } from '../../access.ts';
import { deliverNew } from '../../actions/deliver.ts';
import { candidateSender, employerSender } from '../../actions/new-message.ts';
import { presentAsk, presentMessage } from '../../present.ts';
import { countOpenAsks, endAsk, findAsk, insertAsk, withdrawInterviewAsks } from '../../queries/ask.ts';
import type { AskRow } from '../../queries/ask.ts';
import { findMessage } from '../../queries/message.ts';
import { findReceiver } from '../../queries/receiver.ts';
import type { ReceiverRow } from '../../queries/receiver.ts';
import { withUploadedFiles, storeFiles } from '../../actions/store-files.ts';
import { phrasesIn } from '../../words.ts';

export const askCandidate = implement(contract.askCandidate, async ({ body }, { actor, grantAt, party, ...work }) => {
  const subject = await requireSubject(work.db, party);
  refuseClosed(subject);
  const { kit_id: kitId } = body;
  if ((body.kind === 'INTERVIEW') !== (kitId !== undefined)) throw failure(ASK_NOT_POSSIBLE);
  const grant =
    kitId === undefined
      ? undefined
      : await grantAt(subject.locationId, { permission: 'MANAGE_APPLICATIONS', orBelow: false });
  const now = work.clock.now();
  const before = requireSameSender(
    await findMessage(work.db, subject.id, body.ask_id),
    (row) => ({ placeId: row.application_id, userId: row.sender_user_id }),
    { placeId: subject.id, userId: actor.userId },
  );
  const known = before && (await findAsk(work.db, subject.id, body.ask_id));
  if (before !== undefined && known !== undefined)
    return { ...presentMessage(before, new Map(), actor.userId), part: presentAsk(known, now) };
  const times = body.times.map((time) => Date.parse(time));
  const interview =
    grant === undefined || kitId === undefined
      ? undefined
      : await runAsSystem(work, (system) =>
          inviteCandidate(system, grant, { applicationId: subject.id, kitId, by: actor.userId }),
        );
  // A time that is booked already stands; what asks for it would ask for nothing.
  if (interview === null || (interview !== undefined && interview.state !== 'INVITED'))
    throw failure(INTERVIEW_NOT_POSSIBLE);
  const wantedEnd = body.expires_at === undefined ? undefined : Date.parse(body.expires_at);
  const expiresAt = interview?.openUntil.getTime() ?? wantedEnd;
  const end = endOfAsk({ kind: body.kind, times, expiresAt }, now.getTime());
  if (end === null) throw failure(ASK_NOT_POSSIBLE);
  const receiver = await findReceiver(work.db, subject.id);
  if (receiver === undefined) throw failure(NOT_FOUND);
  if ((await countOpenAsks(work.db, subject.id, now)) >= MOST_OPEN_ASKS) throw failure(TOO_MANY_ASKS);
  const sender = employerSender(actor.userId, await findName(work.db, actor.userId));
  const row = await deliverNew(work, subject, { id: body.ask_id, sender, body: body.text });
  const ask: AskRow = {
    id: row.id,
    group_id: row.group_id,
    application_id: row.application_id,
    kind: body.kind,
    times: times.toSorted((one, other) => one - other).map((time) => new Date(time)),
    time_zone: receiver.time_zone,
    expires_at: new Date(end),
    state: 'OPEN',
    chosen: null,
    changed_at: null,
    interview_id: interview?.id ?? null,
  };
  if (interview !== undefined) await withdrawInterviewAsks(work.db, interview.id, now);
  await insertAsk(work.db, ask);
  return { ...presentMessage(row, new Map(), actor.userId), part: presentAsk(ask, now) };
});

/** The candidate alone answers; of two answers at once, the first counts and the second is refused. */
export const answerAsk = implement(contract.answerAsk, async ({ params, body, files }, context) => {
  const { actor, party } = context;
  const subject = await context.read(party.scope, ({ db }) => requireSubject(db, party));
  const keep = (brought: readonly UploadedAttachment[]) =>
    context.run(party.scope, async (work) => {
      const now = work.clock.now();
      const ask = await findAsk(work.db, subject.id, params.ask_id);
      const receiver = await findReceiver(work.db, subject.id);
      if (ask === undefined || receiver === undefined) throw failure(NOT_FOUND);
      const declines = body.says === 'NO';
      const startsAt = body.starts_at === undefined ? undefined : Date.parse(body.starts_at);
      const offered = { kind: ask.kind, times: ask.times.map((time) => time.getTime()) };
      if (ask.state === 'OPEN' && !isValidAnswer(offered, { declines, startsAt, files: files.length }, now.getTime()))
        throw failure(ask.expires_at <= now ? ASK_OVER : ASK_NOT_ANSWERED);
      const chosen = startsAt === undefined ? null : new Date(startsAt);
      const state = declines ? 'DECLINED' : 'DONE';
      if (!(await endAsk(work.db, ask.id, { state, chosen, now }))) throw failure(ASK_OVER);
      const stored = await storeFiles(work, subject, { ownerUserId: actor.userId, brought });
      const row = await deliverNew(work, subject, {
        sender: candidateSender(subject),
        body: describeAnswer(ask, receiver, { declines, chosen }),
        files: [...stored.values()],
      });
      await work.emit(askChanged(subject));
      return presentMessage(row, stored, actor.userId);
    });
  return withUploadedFiles(context, subject, { files, work: keep });
});

/** Phrases the candidate's choice as a message in their application's language. */
function describeAnswer(
  ask: AskRow,
  { language }: ReceiverRow,
  { declines, chosen }: { readonly declines: boolean; readonly chosen: Date | null },
): string {
  const words = phrasesIn(language).ask;
  // Of an interview there is only a no to be said: a time of it is taken elsewhere.
  if (declines || ask.kind === 'INTERVIEW') return words.no[ask.kind];
  if (chosen !== null) return fillPlaces(words.yes.TIME, { time: formatMailMoment(language, chosen, ask.time_zone) });
  return words.yes[ask.kind];
}

export const withdrawAsk = implement(contract.withdrawAsk, async ({ params }, { party, ...work }) => {
  const subject = await requireSubject(work.db, party);
  const ask = await findAsk(work.db, subject.id, params.ask_id);
  if (ask === undefined) throw failure(NOT_FOUND);
  const { interview_id: interviewId } = ask;
  if (interviewId !== null && !(await runAsSystem(work, (system) => withdrawOpenInvitation(system, interviewId))))
    throw failure(ASK_OVER);
  const now = work.clock.now();
  if (!(await endAsk(work.db, params.ask_id, { state: 'WITHDRAWN', chosen: null, now }))) throw failure(ASK_OVER);
  await work.emit(askChanged(subject));
  return {};
});

/** Runs work on an interview invitation as the system, which owns its links and mails. */
function runAsSystem<T>(work: Work<'tenant'>, part: (work: Work<'system'>) => Promise<T>): Promise<T> {
  return inScope(work.db, SYSTEM, (db) => part({ ...work, db }));
}
