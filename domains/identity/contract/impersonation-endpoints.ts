import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

export const listImpersonations = endpoint({
  id: 'identity.listImpersonations',
  method: 'GET',
  path: '/v1/users/impersonations',
  service: 'core',
  access: signedIn(),
  whileActing: 'refused',
  summary: 'Lists who acted for the caller in the last 90 days, and what they viewed and changed; the newest 20.',
  answer: z.strictObject({
    impersonations: z.array(
      z.strictObject({
        id: uuid,
        actor_name: z.string(),
        is_support: z.boolean(),
        reason: z.string(),
        started_at: instant,
        /** For how long, in whole minutes. */
        minutes: z.int(),
        is_open: z.boolean(),
        /** Parts of the product, by the names of their domains. */
        areas: z.array(z.strictObject({ area: z.string(), changed: z.boolean() })),
      }),
    ),
  }),
});
