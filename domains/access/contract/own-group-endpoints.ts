import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { LAST_OWNER } from './failures.ts';

const service = 'policy-manager';

export const listOwnGroups = endpoint({
  id: 'access.listOwnGroups',
  method: 'GET',
  path: '/v1/users/groups',
  service,
  access: signedIn({ whileRestricted: true }),
  whileActing: 'refused',
  summary: 'Lists the groups that the caller has access to, including past and future grants.',
  answer: z.strictObject({
    groups: z.array(
      z.strictObject({
        group_id: uuid,
        group_name: z.string(),
        rights: z.array(
          z.strictObject({
            grant_id: uuid,
            brand_name: z.string(),
            role: z.string().nullable(),
            /** Of a role of the group's own. */
            role_name: z.string().nullable(),
            valid_until: instant.nullable(),
          }),
        ),
      }),
    ),
  }),
});

export const leaveGroup = endpoint({
  id: 'access.leaveGroup',
  method: 'POST',
  path: '/v1/users/groups/{group_id}/leave',
  service,
  // Also for whoever is kept out of everything else by what this very group demands.
  access: signedIn({ whileRestricted: true }),
  whileActing: 'refused',
  mergeable: false,
  summary:
    'Gives up all access to a group right away. Employment stays: it ends where people are employed. The last owner can’t leave.',
  params: z.strictObject({ group_id: uuid }),
  answer: z.strictObject({ left: z.literal(true) }),
  changes: () => [listOwnGroups],
  failures: { LAST_OWNER },
});
