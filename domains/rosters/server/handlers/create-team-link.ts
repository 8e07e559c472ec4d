import { readSettings } from '@hearth/domains/core/service';
import { requireLocation, TEAM_LINK } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { TEAM_LINK_CHANGED, TEAM_LINK_OFF } from '../../contract/failures.ts';
import { createTeamLink as contract } from '../../contract/team-link-endpoints.ts';
import { insertChange } from '../queries/change.ts';
import { endTeamLink, insertTeamLink } from '../queries/team-link.ts';
import { presentTeamLink } from './get-team-link.ts';

const MS_PER_DAY = 86_400_000;

/** The secret stands behind `#`, which no server, log or referrer is told. */
export const createTeamLink = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const place = await requireLocation(db, grant);
  const setting = (await readSettings(db, [place.id], TEAM_LINK)).get(place.id);
  if ((setting?.value ?? TEAM_LINK.fallback).names === 'OFF') throw failure(TEAM_LINK_OFF);
  const now = clock.now();
  const { replaces, days } = body;
  if (replaces !== null && !(await endTeamLink(db, place.id, replaces, now))) throw failure(TEAM_LINK_CHANGED);
  const token = newToken();
  const row = {
    id: newId(now.getTime()),
    group_id: place.group_id,
    location_id: place.id,
    token_hash: tokenHash(token),
    created_by: actor.userId,
    created_at: now,
    expires_at: new Date(now.getTime() + days * MS_PER_DAY),
  };
  if (!(await insertTeamLink(db, row))) throw failure(TEAM_LINK_CHANGED);
  const subject = { id: row.id, group_id: row.group_id, kind: 'link' } as const;
  await insertChange(db, subject, { action: 'CREATED', by: actor.userId, at: now, detail: { replaces, days } });
  return { link: await presentTeamLink(db, { ...row, last_read_at: null }), path: `/team-week#${token}` };
});
