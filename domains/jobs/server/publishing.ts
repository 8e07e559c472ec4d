import type { Actor, BrandGrant } from '@hearth/kit/access';
import type { Work } from '@hearth/platform/module';
import { applyAction, isScheduledAhead } from './lifecycle.ts';
import type { JobRow } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';
import { isApprovalRequired } from './queries/rule.ts';
import { applyTemplateLocks } from './templates.ts';

/**
 * Puts a post before the public, now or on its day, with what its template locks. Where the group wants approval, only those
 * who manage the brand may publish; for others it is a request to do so.
 */
export async function publishPost(
  work: Pick<Work, 'db' | 'clock' | 'emit'> & { readonly actor: Actor; readonly grant: BrandGrant },
  found: JobRow,
  place: JobPlace,
): Promise<JobRow> {
  const { db, clock, actor, grant } = work;
  const job = await applyTemplateLocks({ db, now: clock.now(), actorId: actor.userId }, found, place);
  const needsApproval = !grant.holds('MANAGE_BRAND') && (await isApprovalRequired(db, grant.groupId));
  const action = needsApproval ? 'submit' : isScheduledAhead(job, place, clock.now()) ? 'schedule' : 'publish';
  return applyAction(work, job, place, action, actor.userId);
}
