import { editingFailures } from '@hearth/domains/scheduling/contract';
import { teamLinkNames } from '@hearth/domains/scheduling/schemas';
import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { anyone, brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { TEAM_LINK_CHANGED, TEAM_LINK_NOT_VALID, TEAM_LINK_OFF } from './failures.ts';
import { linkDays, sharedWeek, teamLink } from './team-link-schemas.ts';

const { SCHEDULE_NEEDS_LOCATION } = editingFailures;
const service = 'scheduling';
const managed = {
  service,
  // It shows what is published to people outside.
  access: brand('id', 'PUBLISH_SCHEDULE', { services: LIVE_SCHEDULE }),
} as const;
const atBrand = z.object({ id: uuid });

export const getTeamLink = endpoint({
  ...managed,
  id: 'rosters.getTeamLink',
  method: 'GET',
  path: '/v1/brands/{id}/team_link',
  whileActing: 'allowed',
  summary:
    'Returns the link that shows the published week of a location without an account: since when, until when, when it was opened last. Its address is shown once, when it is created.',
  params: atBrand,
  answer: z.strictObject({ link: teamLink.nullable(), names: teamLinkNames }),
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const createTeamLink = endpoint({
  ...managed,
  id: 'rosters.createTeamLink',
  method: 'POST',
  path: '/v1/brands/{id}/team_link',
  whileActing: 'refused',
  mergeable: false,
  summary:
    'Creates the link that shows the published week of a location without an account. The one that it replaces stops working.',
  params: atBrand,
  body: z.strictObject({
    days: linkDays,
    /** The link that the caller saw; null: none. */
    replaces: uuid.nullable(),
  }),
  answer: z.strictObject({ link: teamLink, path: z.string() }),
  changes: () => [getTeamLink],
  failures: { SCHEDULE_NEEDS_LOCATION, TEAM_LINK_CHANGED, TEAM_LINK_OFF },
});

export const revokeTeamLink = endpoint({
  ...managed,
  id: 'rosters.revokeTeamLink',
  method: 'POST',
  path: '/v1/brands/{id}/team_link/{link_id}/revocation',
  whileActing: 'refused',
  summary: 'Ends the link that shows the published week of a location.',
  params: z.object({ id: uuid, link_id: uuid }),
  answer: z.strictObject({ revoked: z.literal(true) }),
  changes: () => [getTeamLink],
  failures: { SCHEDULE_NEEDS_LOCATION, TEAM_LINK_CHANGED },
});

export const openTeamWeek = endpoint({
  id: 'rosters.openTeamWeek',
  method: 'POST',
  path: '/v1/team_week',
  service,
  access: anyone(),
  transaction: 'none',
  weight: 'search',
  mergeable: false,
  summary:
    'Returns the published week behind a team link: names as the location shows them, times, positions and stations. Never notes, pay or contact details.',
  body: z.strictObject({
    link: string(100),
    /** Any day of the week wanted; without it, and for weeks that the link does not reach, the nearest one. */
    week: localDate.optional(),
  }),
  answer: sharedWeek,
  // Only notes that it was opened.
  changes: () => [],
  failures: { TEAM_LINK_NOT_VALID },
});
