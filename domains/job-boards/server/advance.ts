import { defineJob } from '@hearth/platform/jobs/job-contract';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import type { KnownJob } from '@hearth/domains/jobs/service';
import type { Work } from '@hearth/platform/module';
import { POSTING_CHANGED } from '../contract/events.ts';
import type { PostingGoal } from '../contract/schemas.ts';
import { actionFor } from '../rules/delivery.ts';
import { updatePosting } from './queries/posting.ts';
import type { PostingRow } from './queries/posting.ts';

/** The job that delivers instructions to boards. */
export const DELIVER = defineJob('jobBoards.deliver', { posting_id: uuid, version: z.int() });

type DeliveryContext = Pick<Work, 'db' | 'clock' | 'enqueue' | 'emit'>;
type JobRef = Pick<KnownJob, 'id' | 'group_id' | 'location_id'>;

/** Emits that the state of a job at a board changed. */
export function emitChange({ emit }: Pick<Work, 'emit'>, job: JobRef): Promise<void> {
  const { id, group_id, location_id } = job;
  return emit(POSTING_CHANGED.of({ group_id, topics: [`brand:${location_id}`], data: { job_id: id } }));
}

/** Updates a locked posting and schedules a delivery if the board needs one. The posting is locked. */
export async function scheduleDelivery(
  means: DeliveryContext,
  job: JobRef,
  posting: PostingRow,
  next: { readonly goal: PostingGoal; readonly wanted: boolean },
): Promise<void> {
  const { db, clock, enqueue } = means;
  const { goal, wanted } = next;
  const version = posting.version + 1;
  const isQuiet = actionFor(posting.told, goal) === null;
  await updatePosting(db, posting.id, {
    wanted,
    goal,
    version,
    told: posting.told,
    status: isQuiet ? 'DONE' : 'WAITING',
    tries: 0,
    next_try_at: null,
    updated_at: clock.now(),
  });
  if (!isQuiet) await enqueue(DELIVER, { posting_id: posting.id, version });
  await emitChange(means, job);
}
