import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { TEAM_LINK_CHANGED } from '../../contract/failures.ts';
import { revokeTeamLink as contract } from '../../contract/team-link-endpoints.ts';
import { insertChange } from '../queries/change.ts';
import { endTeamLink } from '../queries/team-link.ts';

/** The link stops working at once. */
export const revokeTeamLink = implement(contract, async ({ params }, { db, grant, actor, clock }) => {
  const place = await requireLocation(db, grant);
  const at = clock.now();
  if (!(await endTeamLink(db, place.id, params.link_id, at))) throw failure(TEAM_LINK_CHANGED);
  const subject = { id: params.link_id, group_id: place.group_id, kind: 'link' } as const;
  await insertChange(db, subject, { action: 'ENDED', by: actor.userId, at, detail: {} });
  return { revoked: true as const };
});
