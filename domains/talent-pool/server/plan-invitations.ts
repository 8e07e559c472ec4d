import { findLinkedAccounts } from '@hearth/domains/candidates/service';
import { findSyndicatedJob } from '@hearth/domains/career-sites/service';
import { getJob } from '@hearth/domains/jobs/service';
import type { SyndicatedJob } from '@hearth/domains/career-sites/service';
import { findStoppedAddresses } from '@hearth/domains/messaging/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config/config';
import type { Tx } from '@hearth/platform/database';
import { POST_NOT_LIVE, TEXT_PLACE_UNKNOWN } from '../contract/failures.ts';
import type { NotInvited, PlannedInvitation } from '../contract/schemas.ts';
import { hasConsent } from '../rules/consent.ts';
import { isFillable, whyNotInvited } from '../rules/inviting.ts';
import { writeInvitation } from './letters.ts';
import { findApplicants } from './queries/candidate.ts';
import { findEntries } from './queries/entry.ts';
import { findInvited, findLastInvitations } from './queries/invitation.ts';
import { getEmployerName, isReached } from './queries/place.ts';
import type { ListedEntry } from './queries/tables.ts';

/** Who is invited to which job, with which text. */
export interface InvitationRequest {
  readonly entry_ids: readonly string[];
  readonly job_id: string;
  readonly text: string;
}

export interface InvitationPlan {
  readonly job: SyndicatedJob;
  /** Where the job is. */
  readonly locationId: string;
  readonly mails: readonly { readonly entry: ListedEntry; readonly planned: PlannedInvitation }[];
  readonly left: readonly NotInvited[];
}

/** Plans who is invited and who is not and why, for both the preview and the sending. */
export async function planInvitations(
  tx: Tx,
  grant: BrandGrant,
  { entry_ids: ids, job_id: jobId, text }: InvitationRequest,
  { config, now, lock = false }: { readonly config: Config; readonly now: Date; readonly lock?: boolean },
): Promise<InvitationPlan> {
  if (!isFillable(text)) throw failure(TEXT_PLACE_UNKNOWN);
  const job = await findSyndicatedJob(tx, config, jobId, now);
  if (job === undefined) throw failure(POST_NOT_LIVE);
  const { location_id: locationId } = await getJob(tx, jobId);
  if (!(await isReached(tx, grant, locationId))) throw failure(NOT_FOUND);
  const rows = await findEntries(tx, grant, ids, lock);
  const entryIds = rows.map(({ id }) => id);
  const employer = await getEmployerName(tx, grant.groupId);
  const stopped = await findStoppedAddresses(
    tx,
    grant.groupId,
    rows.map(({ email }) => email),
  );
  const applied = await findApplicants(
    tx,
    jobId,
    rows.map((row) => row.user_id),
  );
  const [invited, last] = [await findInvited(tx, jobId, entryIds), await findLastInvitations(tx, entryIds)];
  const together = await findLinkedAccounts(
    tx,
    grant.groupId,
    rows.map((row) => row.user_id),
  );
  const reached = new Set<string>();
  const mails: InvitationPlan['mails'][number][] = [];
  const left: NotInvited[] = [];
  for (const entry of rows) {
    const why = whyNotInvited(
      {
        mayBeAsked: hasConsent(entry, now),
        email: entry.email,
        stopped: stopped.has(entry.email),
        hasApplied: applied.has(entry.user_id),
        wasInvited: invited.has(entry.id),
        lastInvitedAt: last.get(entry.id)?.sent_at ?? null,
        isRepeated: reached.has(entry.email) || reached.has(together.get(entry.user_id) ?? entry.user_id),
      },
      now,
    );
    if (why === null) {
      reached.add(entry.email).add(together.get(entry.user_id) ?? entry.user_id);
      mails.push({ entry, planned: writeInvitation(entry, job, employer, text) });
    } else left.push({ entry_id: entry.id, first_name: entry.first_name, last_name: entry.last_name, why });
  }
  return { job, locationId, mails, left };
}
