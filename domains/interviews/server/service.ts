import { getApplicationBrief } from '@hearth/domains/applications/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { getGrantedKit, kitOf } from './access.ts';
import { inviteWith, takeBack } from './invite-with.ts';
import { findAllOwn, lockInterview } from './queries/interview.ts';
import type { InterviewRow } from './queries/tables.ts';

export { giveBack } from './give-back.ts';

/** Every interview of the signed-in person, those that are over too. */
export function findOwnInterviews(tx: Tx<'self'>, userId: string): Promise<InterviewRow[]> {
  return findAllOwn(tx, userId);
}

/** How an interview stands, for those who follow it. */
export interface InterviewStanding {
  readonly id: string;
  readonly state: InterviewRow['state'];
  readonly startsAt: Date | null;
  /** Until when an invited candidate can choose a time. */
  readonly openUntil: Date;
}

const standingOf = (row: InterviewRow): InterviewStanding => ({
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
): Promise<InterviewStanding | null> {
  const application = await getApplicationBrief(work.db, grant, applicationId);
  const kit = await getGrantedKit(work.db, grant, kitId);
  if (kit.location_id !== application.locationId) throw failure(NOT_FOUND);
  if (!application.isOpen) return null;
  return standingOf((await inviteWith(work, application, kit, by)).row);
}

/**
 * Takes an invitation back for which no time was chosen, with the move that it made, and tells the candidate; false for any other.
 */
export async function takeInvitationBack(work: Work<'system'>, id: string, byUserId: string): Promise<boolean> {
  const row = await lockInterview(work.db, id);
  if (row?.state !== 'INVITED') return false;
  await takeBack(work, row, await kitOf(work.db, row), byUserId);
  return true;
}

/** How an interview stands, held so that it does not change meanwhile. */
export async function holdInterview(tx: Tx<'system'>, id: string): Promise<InterviewStanding | undefined> {
  const row = await lockInterview(tx, id);
  return row === undefined ? undefined : standingOf(row);
}
