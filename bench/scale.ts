import { api, signIn } from './http/server.ts';
import { compareSides } from './scale/compare.ts';
import type { Call, Side } from './scale/compare.ts';
import { AT_PLACE, grow, TIMES } from './scale/grow.ts';

/**
 * The same calls at a hundred times the rows, and the inbox and the board of a place with 2,000 applications: milliseconds of
 * one caller, beside the same server on the seed as it is: `DATABASE_URL=postgres://… node bench/scale.ts` through npm.
 */
const MANAGER = 'leonor';

async function callsOf({ port }: Side): Promise<Call[]> {
  const [manager, employee, candidate] = [
    await signIn(MANAGER, port),
    await signIn('noor', port),
    await signIn('pia', port),
  ];
  const { data } = await api('/v1/users/info', manager, port);
  const brand = String((data['entry_mode'] as { brand_id: string }).brand_id);
  const today = Temporal.Now.plainDateISO().toString();
  return [
    {
      name: 'who am I (warm policy)',
      path: `/v1/brands/${brand}/permissions/is_authorized?required_permissions=VIEW_SCHEDULE&permission_category=SCHEDULING`,
      token: manager,
    },
    { name: 'user info', path: '/v1/users/info', token: manager },
    { name: 'own applications', path: '/v1/candidate_applications', token: candidate },
    { name: 'unread count', path: '/v1/unread_message_count_candidate', token: candidate },
    { name: 'own shifts', path: `/v1/my/shifts?from=${today}&to=${today}`, token: employee },
    { name: `inbox of a place with ${AT_PLACE}`, path: `/v1/employer_applications?brand=${brand}`, token: manager },
    { name: `board of a place with ${AT_PLACE}`, path: `/v1/brands/${brand}/pipeline?limit=20`, token: manager },
    {
      name: 'global search, a name with as many times the hits',
      path: `/v1/brands/${brand}/global_search?term=noor`,
      token: manager,
    },
    {
      name: 'global search, a slip of the keyboard',
      path: `/v1/brands/${brand}/global_search?term=hadadd`,
      token: manager,
    },
  ];
}

await compareSides({ name: 'scale', headings: ['1', `${TIMES}`], grow: (client) => grow(client, MANAGER), callsOf });
