import { findSyndicatedJob } from '@hearth/domains/career-sites/service';
import { getJob } from '@hearth/domains/jobs/service';
import type { KnownJob } from '@hearth/domains/jobs/service';
import type { SyndicatedJob } from '@hearth/domains/career-sites/service';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Work } from '@hearth/platform/module';
import type { DeliveryAction, PostingGoal } from '../../contract/schemas.ts';
import { actionFor, interpretStatus, retryDelay } from '../../rules/delivery.ts';
import type { DeliveryOutcome } from '../../rules/delivery.ts';
import { jobAddress } from '../addresses.ts';
import { scheduleDelivery, emitChange, DELIVER } from '../advance.ts';
import { openConnector, markLost } from '../connected.ts';
import { BoardTrouble } from '../connector.ts';
import type { BoardPosting, JobBoardConnector } from '../connector.ts';
import { findConnections } from '../queries/connection.ts';
import type { ConnectionKey } from '../queries/connection.ts';
import { addDelivery, findPosting, lockPostings, updateIfCurrent } from '../queries/posting.ts';
import type { PostingRow } from '../queries/posting.ts';

/** The result of one delivery, with the board's answer. */
interface DeliveryResult extends DeliveryOutcome {
  readonly detail: string;
  readonly address: string | null;
}

interface DeliveryTask {
  readonly posting: PostingRow;
  readonly job: KnownJob;
  /** How the job has to stand there: a live one that the public cannot see, since its place is closed, is not told of. */
  readonly goal: PostingGoal;
  readonly action: DeliveryAction;
  readonly told: SyndicatedJob | undefined;
  readonly key: ConnectionKey | undefined;
}

/** Loads a pending delivery; null if it is done or superseded. */
function loadTask({ run, clock, config }: FreeWork, id: string, version: number): Promise<DeliveryTask | null> {
  return run(SYSTEM, async ({ db }) => {
    const posting = await findPosting(db, id);
    if (posting === undefined || posting.version !== version || posting.status !== 'WAITING') return null;
    const job = await getJob(db, posting.job_id);
    const told = await findSyndicatedJob(db, config, posting.job_id, clock.now());
    const goal = posting.goal === 'LIVE' && told === undefined ? 'CLOSED' : posting.goal;
    const action = actionFor(posting.told, goal);
    if (action === null) {
      await updateIfCurrent(db, posting, { status: 'DONE' });
      return null;
    }
    // From here on the board may have heard of it, whatever becomes of this try: an end must be told in any case.
    const isNew = action === 'PUBLISH' && (await updateIfCurrent(db, posting, { told: 'UNSURE' }));
    const [key] = await findConnections(db, job.location_id, [posting.board]);
    return { posting: isNew ? { ...posting, told: 'UNSURE' } : posting, job, goal, action, told, key };
  });
}

/** Calls the board, outside of any transaction. */
async function callBoard(work: FreeWork, task: DeliveryTask): Promise<DeliveryResult> {
  const { key, action } = task;
  const nothing = { detail: '', address: null };
  const board = work.config.jobBoards.find(({ code }) => code === task.posting.board);
  if (board === undefined || key === undefined) return { ...nothing, outcome: 'FAILED', reason: 'SIGNED_OUT' };
  try {
    const connector = await openConnector(work, board, key);
    if (connector === null) return { ...nothing, outcome: 'FAILED', reason: 'SIGNED_OUT' };
    const answer = await sendTo(connector, work, task);
    const result = { ...interpretStatus(action, answer.status), detail: answer.text, address: answer.address };
    if (result.reason === 'SIGNED_OUT') await markLost(work, key);
    return result;
  } catch (error) {
    // Also a refresh of the sign-in that nobody answered.
    const reason = error instanceof BoardTrouble ? error.reason : 'UNREACHABLE';
    return { ...nothing, outcome: 'LATER', reason };
  }
}

function sendTo(connector: JobBoardConnector, { config }: FreeWork, { posting, told, action }: DeliveryTask) {
  // One key for one change, however often it is sent.
  const key = `${posting.id}-${posting.version}`;
  if (action === 'PAUSE') return connector.pause(posting.job_id, key);
  if (action === 'CLOSE' || told === undefined) return connector.close(posting.job_id, key);
  const content: BoardPosting = {
    reference: told.id,
    title: told.title,
    company: told.employer,
    description_html: told.html,
    url: jobAddress(config, told, posting.board),
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

/** Stores the result of a delivery and schedules the next try. */
function saveResult({ run, clock }: FreeWork, task: DeliveryTask, result: DeliveryResult): Promise<void> {
  const { posting, job, goal, action } = task;
  return run(SYSTEM, async (work) => {
    const now = clock.now();
    const tries = posting.tries + 1;
    const pause = result.outcome === 'LATER' ? retryDelay(tries) : null;
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
    const isCurrent = await updateIfCurrent(work.db, posting, {
      tries,
      status: outcome === 'DONE' ? 'DONE' : outcome === 'LATER' ? 'WAITING' : 'FAILED',
      told: outcome === 'DONE' ? goal : posting.told,
      address: outcome === 'DONE' && goal === 'LIVE' ? (result.address ?? posting.address) : posting.address,
      next_try_at: nextTry,
      updated_at: now,
    });
    if (!isCurrent) return redeliver(work, task);
    if (nextTry !== null) await work.enqueue(DELIVER, { posting_id: id, version }, { startAfter: nextTry });
    return emitChange(work, job);
  });
}

/** Delivers the latest state again, since it changed while the board was called. */
async function redeliver(work: Work, { posting, job }: DeliveryTask): Promise<void> {
  const [last] = (await lockPostings(work.db, job.id)).filter(({ id }) => id === posting.id);
  if (last !== undefined) await scheduleDelivery(work, job, { ...last, told: 'UNSURE' }, last);
}

/** Delivers a job's state to a board, with growing delays until it is accepted. */
export const deliver = workOn(DELIVER, {
  run: async (data, work) => {
    const task = await loadTask(work, data.posting_id, data.version);
    if (task !== null) await saveResult(work, task, await callBoard(work, task));
  },
});
