import { findTogether } from '@hearth/domains/candidates/service';
import { findToldJob, getJob } from '@hearth/domains/jobs/service';
import type { ToldJob } from '@hearth/domains/jobs/service';
import { findStopped } from '@hearth/domains/messaging/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config';
import type { Tx } from '@hearth/platform/database';
import { POST_NOT_LIVE, TEXT_PLACE_UNKNOWN } from '../contract/failures.ts';
import type { NotInvited, PlannedInvitation } from '../contract/schemas.ts';
import { holds } from '../rules/consent.ts';
import { isFillable, whyNotInvited } from '../rules/inviting.ts';
import { writeInvitation } from './letters.ts';
import { findApplied } from './queries/candidate.ts';
import { findEntries } from './queries/entry.ts';
import { findInvited, findLast } from './queries/invitation.ts';
import { getEmployerName, isReached } from './queries/place.ts';
import type { ListedEntry } from './queries/tables.ts';

/** Who is invited for what, with which words. */
export interface Asked {
  readonly entry_ids: readonly string[];
  readonly job_id: string;
  readonly text: string;
}

export interface Plan {
  readonly job: ToldJob;
  readonly mails: readonly { readonly entry: ListedEntry; readonly planned: PlannedInvitation }[];
  readonly left: readonly NotInvited[];
}

/** Exactly who gets what, and who does not and why: the preview and the sending are one plan. */
export async function planInvitations(
  tx: Tx,
  grant: BrandGrant,
  { entry_ids: ids, job_id: jobId, text }: Asked,
  { config, now, lock = false }: { readonly config: Config; readonly now: Date; readonly lock?: boolean },
): Promise<Plan> {
  if (!isFillable(text)) throw failure(TEXT_PLACE_UNKNOWN);
  const job = await findToldJob(tx, config, jobId, now);
  if (job === undefined) throw failure(POST_NOT_LIVE);
  if (!(await isReached(tx, grant, (await getJob(tx, jobId)).location_id))) throw failure(NOT_FOUND);
  const rows = await findEntries(tx, grant, ids, lock);
  const entryIds = rows.map(({ id }) => id);
  const employer = await getEmployerName(tx, grant.groupId);
  const stopped = await findStopped(
    tx,
    grant.groupId,
    rows.map(({ email }) => email),
  );
  const applied = await findApplied(
    tx,
    jobId,
    rows.map((row) => row.user_id),
  );
  const [invited, last] = [await findInvited(tx, jobId, entryIds), await findLast(tx, entryIds)];
  const together = await findTogether(
    tx,
    grant.groupId,
    rows.map((row) => row.user_id),
  );
  const reached = new Set<string>();
  const mails: Plan['mails'][number][] = [];
  const left: NotInvited[] = [];
  for (const entry of rows) {
    const why = whyNotInvited(
      {
        mayBeAsked: holds(entry, now),
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
  return { job, mails, left };
}
