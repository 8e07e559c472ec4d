import { getApplicationBrief } from '@hearth/domains/applications/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { getGrantedKit, getKit } from './access.ts';
import { unbook } from './book.ts';
import { inviteWithKit } from './invite-with.ts';
import { findAllOwn, lockInterview } from './queries/interview.ts';
import type { InterviewRow } from './queries/tables.ts';

export { cancelOpenInterviews } from './give-back.ts';

/** Finds all interviews of the caller, including past ones. */
export function findOwnInterviews(tx: Tx<'self'>, userId: string): Promise<InterviewRow[]> {
  return findAllOwn(tx, userId);
}

/** The state of an interview for other domains. */
export interface InterviewSummary {
  readonly id: string;
  readonly state: InterviewRow['state'];
  readonly startsAt: Date | null;
  /** Until when an invited candidate can choose a time. */
  readonly openUntil: Date;
}

const toSummary = (row: InterviewRow): InterviewSummary => ({
  id: row.id,
  state: row.state,
  startsAt: row.starts_at,
  openUntil: row.open_until,
});

/**
 * Invites whoever an application is from to choose a time with a kit of its location, by the letter with the link; the grant is
 * the right to manage applications there. Null when the application has ended.
 */
export async function inviteCandidate(
  work: Work<'system'>,
  grant: BrandGrant,
  { applicationId, kitId, by }: { readonly applicationId: string; readonly kitId: string; readonly by: string },
): Promise<InterviewSummary | null> {
  const application = await getApplicationBrief(work.db, grant, applicationId);
  const kit = await getGrantedKit(work.db, grant, kitId);
  if (kit.location_id !== application.locationId) throw failure(NOT_FOUND);
  if (!application.isOpen) return null;
  return toSummary(await inviteWithKit(work, application, kit, by));
}

/** Withdraws an invitation without a chosen time and tells the candidate; else false. */
export async function withdrawOpenInvitation(work: Work<'system'>, id: string): Promise<boolean> {
  const row = await lockInterview(work.db, id);
  if (row?.state !== 'INVITED') return false;
  await unbook(work, row, await getKit(work.db, row), 'CANCELLED');
  return true;
}

/** Locks an interview and returns its state. */
export async function lockInterviewSummary(tx: Tx<'system'>, id: string): Promise<InterviewSummary | undefined> {
  const row = await lockInterview(tx, id);
  return row === undefined ? undefined : toSummary(row);
}
