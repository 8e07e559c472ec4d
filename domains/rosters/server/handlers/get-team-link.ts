import { readSettings } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { requireLocation, TEAM_LINK } from '@hearth/domains/scheduling/service';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getTeamLink as contract } from '../../contract/team-link-endpoints.ts';
import type { TeamLink } from '../../contract/team-link-schemas.ts';
import type { TeamLinkRow } from '../queries/team-link.ts';
import { findTeamLink } from '../queries/team-link.ts';

export const getTeamLink = implement(contract, async (_input, { db, grant }) => {
  const place = await requireLocation(db, grant);
  const row = await findTeamLink(db, place.id);
  const setting = (await readSettings(db, [place.id], TEAM_LINK)).get(place.id);
  const names = (setting?.value ?? TEAM_LINK.fallback).names;
  return { link: row === undefined ? null : await presentTeamLink(db, row), names };
});

export async function presentTeamLink(tx: Tx, row: TeamLinkRow): Promise<TeamLink> {
  const name = row.created_by === null ? '' : await findName(tx, row.created_by);
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    created_by_name: name === '' ? null : name,
    expires_at: row.expires_at.toISOString(),
    last_read_at: row.last_read_at?.toISOString() ?? null,
  };
}
