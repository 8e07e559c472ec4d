import { distanceKm } from '@hearth/domains/jobs/service';
import type { KnownJob } from '@hearth/domains/jobs/service';
import type { Profile, ProfilePart } from '@hearth/domains/profiles/schemas';
import { takenAlong } from '@hearth/domains/profiles/service';
import type { Work } from '@hearth/platform/module';
import { newId } from '@hearth/kit/id';
import { applicationReceived } from '../contract/events.ts';
import { insertApplication } from './queries/application.ts';
import type { NewApplication } from './queries/application.ts';
import { getPlace } from './queries/location.ts';
import type { Place } from './queries/location.ts';
import { insertStageEvent } from './queries/stage-event.ts';

/** What somebody says who applies, and what is known of it; the job adds the rest. */
export type Received = Pick<
  NewApplication,
  | 'user_id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'message'
  | 'availability'
  | 'can_start_on'
  | 'hours_per_week'
  | 'answers'
  | 'knocked_out'
  | 'attachment_ids'
  | 'says_minor'
  | 'language'
  | 'source'
  | 'referral_code'
  | 'together_id'
>;

/** A candidate's profile, and which parts of it they send along. */
export interface Along {
  readonly profile: Profile;
  readonly parts: readonly ProfilePart[];
}

/** Makes an application for a job that is open, and tells of it; its id. */
export async function receive(
  { db, clock, emit }: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  job: KnownJob,
  received: Received,
  along: Along | null = null,
): Promise<string> {
  const now = clock.now();
  const id = newId(now.getTime());
  // Everybody arrives at the first step, which is a new application.
  const stepId = job.pipeline?.steps[0]?.id ?? null;
  const place = await getPlace(db, job.location_id);
  await insertApplication(db, {
    ...received,
    profile: along === null ? null : takenAlong(along.profile, along.parts, kilometresTo(place, along.profile)),
    id,
    group_id: job.group_id,
    location_id: job.location_id,
    job_id: job.id,
    job_title: job.title,
    employer_name: place.employer_name,
    location_name: place.location_name,
    location_city: place.city,
    position_id: job.position_id,
    position_name: job.position_name,
    stage: 'NEW',
    step_id: stepId,
    applied_at: now,
    stage_entered_at: now,
    waiting_since: now,
  });
  await insertStageEvent(db, {
    id: newId(now.getTime()),
    group_id: job.group_id,
    application_id: id,
    user_id: received.user_id,
    from_stage: null,
    to_stage: 'NEW',
    to_step_id: stepId,
    reason: null,
    by_side: 'CANDIDATE',
    by_user_id: received.user_id,
    by_name: `${received.first_name} ${received.last_name}`,
    at: now,
  });
  const { group_id: groupId, location_id: locationId } = job;
  await emit(applicationReceived({ id, groupId, locationId, jobId: job.id, userId: received.user_id }));
  return id;
}

/** From home to a place; null where either is not known. */
function kilometresTo({ latitude, longitude }: Place, { home }: Profile): number | null {
  return latitude === null || longitude === null || home === null ? null : distanceKm({ latitude, longitude }, home);
}
