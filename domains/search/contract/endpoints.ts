import { brand, endpoint } from '@hearth/kit/endpoint';
import { page, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { LONGEST_TERM, SHORTEST_TERM } from './limits.ts';
import { foundGroups, kind } from './schemas.ts';

export const searchEverywhere = endpoint({
  id: 'search.searchEverywhere',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/global_search',
  service: 'core-reader',
  summary:
    'Searches people, applications, jobs, locations, upcoming shifts and messages at a brand and below it for every word of a term. Kinds that the caller has no access to are absent.',
  access: brand('id', undefined, { orBelow: true }),
  // The gate takes the right to messages away from whoever acts, so that they are absent then.
  whileActing: 'allowed',
  params: z.object({ id: uuid }),
  query: z.object({
    term: text(LONGEST_TERM).min(SHORTEST_TERM),
    /** Hits of this kind only; the others are counted. */
    kind: kind.optional(),
    ...page,
  }),
  answer: z.strictObject({
    /** Nothing holds the words as typed: these are words much like them. */
    alike: z.boolean(),
    groups: foundGroups,
  }),
});
