import { findToldJob, getJob } from '@hearth/domains/jobs/service';
import type { KnownJob, ToldJob } from '@hearth/domains/jobs/service';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Work } from '@hearth/platform/module';
import type { DeliveryAction, PostingGoal } from '../../contract/schemas.ts';
import { actionFor, outcomeOf, pauseAfter } from '../../rules/delivery.ts';
import type { Outcome } from '../../rules/delivery.ts';
import { addressOfJob } from '../addresses.ts';
import { advance, announce, DELIVER } from '../advance.ts';
import { connectTo, noteLost } from '../connected.ts';
import { BoardTrouble } from '../connector.ts';
import type { BoardPosting, JobBoardConnector } from '../connector.ts';
import { findConnections } from '../queries/connection.ts';
import type { ConnectionKey } from '../queries/connection.ts';
import { addDelivery, findPosting, lockPostings, settlePosting } from '../queries/posting.ts';
import type { PostingRow } from '../queries/posting.ts';

/** What came of one try, with what the board said. */
interface Result extends Outcome {
  readonly detail: string;
  readonly address: string | null;
}

interface Task {
  readonly posting: PostingRow;
  readonly job: KnownJob;
  /** How the job has to stand there: a live one that the public cannot see, since its place is closed, is not told of. */
  readonly goal: PostingGoal;
  readonly action: DeliveryAction;
  readonly told: ToldJob | undefined;
  readonly key: ConnectionKey | undefined;
}

/** What has still to be told; null when there is nothing, or a later change has taken its place. */
function takeTask({ run, clock, config }: FreeWork, id: string, version: number): Promise<Task | null> {
  return run(SYSTEM, async ({ db }) => {
    const posting = await findPosting(db, id);
    if (posting === undefined || posting.version !== version || posting.status !== 'WAITING') return null;
    const job = await getJob(db, posting.job_id);
    const told = await findToldJob(db, config, posting.job_id, clock.now());
    const goal = posting.goal === 'LIVE' && told === undefined ? 'CLOSED' : posting.goal;
    const action = actionFor(posting.told, goal);
    if (action === null) {
      await settlePosting(db, posting, { status: 'DONE' });
      return null;
    }
    // From here on the board may have heard of it, whatever becomes of this try: an end must be told in any case.
    const isNew = action === 'PUBLISH' && (await settlePosting(db, posting, { told: 'UNSURE' }));
    const [key] = await findConnections(db, job.location_id, [posting.board]);
    return { posting: isNew ? { ...posting, told: 'UNSURE' } : posting, job, goal, action, told, key };
  });
}

/** Asks the board, in no transaction. */
async function tell(work: FreeWork, task: Task): Promise<Result> {
  const { key, action } = task;
  const nothing = { detail: '', address: null };
  const board = work.config.jobBoards.find(({ code }) => code === task.posting.board);
  if (board === undefined || key === undefined) return { ...nothing, outcome: 'FAILED', reason: 'SIGNED_OUT' };
  try {
    const connector = await connectTo(work, board, key);
    if (connector === null) return { ...nothing, outcome: 'FAILED', reason: 'SIGNED_OUT' };
    const answer = await sendTo(connector, work, task);
    const result = { ...outcomeOf(action, answer.status), detail: answer.text, address: answer.address };
    if (result.reason === 'SIGNED_OUT') await noteLost(work, key);
    return result;
  } catch (error) {
    // Also a refresh of the sign-in that nobody answered.
    const reason = error instanceof BoardTrouble ? error.reason : 'UNREACHABLE';
    return { ...nothing, outcome: 'LATER', reason };
  }
}

function sendTo(connector: JobBoardConnector, { config }: FreeWork, { posting, told, action }: Task) {
  // One key for one change, however often it is sent.
  const key = `${posting.id}-${posting.version}`;
  if (action === 'PAUSE') return connector.pause(posting.job_id, key);
  if (action === 'CLOSE' || told === undefined) return connector.close(posting.job_id, key);
  const content: BoardPosting = {
    reference: told.id,
    title: told.title,
    company: told.employer,
    description_html: told.html,
    url: addressOfJob(config, told, posting.board),
    language: told.language,
    employment_type: told.employment_type,
    category: told.position_name,
    location: {
      name: told.place.name,
      address: told.place.address,
      city: told.place.city,
      region: told.place.region,
      country: told.place.country,
    },
    pay: told.pay === null ? null : { ...told.pay },
    published_at: told.published_at,
    expires_at: told.expires_at,
  };
  return action === 'PUBLISH' ? connector.publish(content, key) : connector.update(content, key);
}

/** Writes down what a try came to, and when the next one is. */
function settle({ run, clock }: FreeWork, task: Task, result: Result): Promise<void> {
  const { posting, job, goal, action } = task;
  return run(SYSTEM, async (work) => {
    const now = clock.now();
    const tries = posting.tries + 1;
    const pause = result.outcome === 'LATER' ? pauseAfter(tries) : null;
    const outcome = result.outcome === 'LATER' && pause === null ? 'FAILED' : result.outcome;
    const { id, version } = posting;
    await addDelivery(work.db, {
      id: newId(now.getTime()),
      group_id: posting.group_id,
      posting_id: id,
      version,
      action,
      at: now,
      outcome,
      reason: result.reason,
      detail: result.detail,
    });
    const nextTry = pause === null ? null : new Date(now.getTime() + pause);
    const isCurrent = await settlePosting(work.db, posting, {
      tries,
      status: outcome === 'DONE' ? 'DONE' : outcome === 'LATER' ? 'WAITING' : 'FAILED',
      told: outcome === 'DONE' ? goal : posting.told,
      address: outcome === 'DONE' && goal === 'LIVE' ? (result.address ?? posting.address) : posting.address,
      next_try_at: nextTry,
      updated_at: now,
    });
    if (!isCurrent) return tellLast(work, task);
    if (nextTry !== null) await work.enqueue(DELIVER, { posting_id: id, version }, { startAfter: nextTry });
    return announce(work, job);
  });
}

/** Something else was decided while the board was asked, and may have reached it first: what holds now is told once more. */
async function tellLast(work: Work, { posting, job }: Task): Promise<void> {
  const [last] = (await lockPostings(work.db, job.id)).filter(({ id }) => id === posting.id);
  if (last !== undefined) await advance(work, job, { ...last, told: 'UNSURE' }, last);
}

/** Tells a board how a job has to stand there, and again with growing pauses until it takes it. */
export const deliver = workOn(DELIVER, {
  run: async (data, work) => {
    const task = await takeTask(work, data.posting_id, data.version);
    if (task !== null) await settle(work, task, await tell(work, task));
  },
});
