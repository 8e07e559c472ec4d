import { distanceKm } from '@hearth/domains/jobs/service';
import type { KnownJob } from '@hearth/domains/jobs/service';
import type { Profile, ProfilePart } from '@hearth/domains/profiles/schemas';
import { takeSnapshot } from '@hearth/domains/profiles/service';
import type { Work } from '@hearth/platform/module';
import { newId } from '@hearth/kit/id';
import { applicationReceived } from '../../contract/events.ts';
import { insertApplication } from '../queries/application.ts';
import type { NewApplication } from '../queries/application.ts';
import { getLocationInfo } from '../queries/location.ts';
import type { LocationInfo } from '../queries/location.ts';
import { insertStageEvent } from '../queries/stage-event.ts';

/** What a candidate submits and what is known of it; the job adds the rest. */
export type ReceivedApplication = Pick<
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

/** A candidate's profile and the parts of it that they attach. */
export interface AttachedProfile {
  readonly profile: Profile;
  readonly parts: readonly ProfilePart[];
}

/** Creates an application for an open job, emits its event and returns its id. */
export async function createApplication(
  { db, clock, emit }: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  job: KnownJob,
  received: ReceivedApplication,
  along: AttachedProfile | null = null,
): Promise<string> {
  const now = clock.now();
  const id = newId(now.getTime());
  // Everybody arrives at the first step, which is a new application.
  const stepId = job.pipeline?.steps[0]?.id ?? null;
  const place = await getLocationInfo(db, job.location_id);
  await insertApplication(db, {
    ...received,
    profile: along === null ? null : takeSnapshot(along.profile, along.parts, kilometresTo(place, along.profile)),
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

/** Distance from home to a location in kilometres; null where either is unknown. */
function kilometresTo({ latitude, longitude }: LocationInfo, { home }: Profile): number | null {
  return latitude === null || longitude === null || home === null ? null : distanceKm({ latitude, longitude }, home);
}
