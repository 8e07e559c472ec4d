import { BELOW_LOCATION, BRAND_INSIDE_ITSELF } from '@hearth/domains/core/contract';
import { brand, employer, endpoint, signedIn } from '@hearth/kit/endpoint';
import { count, flag, listParameter, string, uuid } from '@hearth/kit/schema';
import { brandService, profileScheme } from '@hearth/domains/core/schemas';
import { z } from 'zod';
import { listedBrand, structuredBrand, userInfo } from './schemas.ts';

export const getUserInfo = endpoint({
  id: 'core-reader.getUserInfo',
  method: 'GET',
  path: '/v1/users/info',
  service: 'core-reader',
  access: signedIn(),
  whileActing: 'allowed',
  summary: 'Returns the caller and the page where an employer starts.',
  query: z.strictObject({ include_persona: flag.optional(), include_highest_parent: flag.optional() }),
  answer: userInfo,
});

export const getUser = endpoint({
  id: 'core-reader.getUser',
  method: 'GET',
  path: '/v1/user',
  service: 'core',
  access: signedIn(),
  whileActing: 'allowed',
  summary: 'Returns the current user.',
  answer: z.strictObject({
    id: uuid,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    username: z.string(),
    phone_number: z.string().nullable(),
    user_employer: z.literal(true).optional(),
  }),
});

export const listGroupBrands = endpoint({
  id: 'core-reader.listGroupBrands',
  method: 'GET',
  path: '/v1/groups/{id}/brands',
  service: 'core-reader',
  access: brand('id', undefined, { orBelow: true }),
  whileActing: 'allowed',
  summary: 'Lists the brands of a group that the caller has access to, page by page.',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({
    include_services: flag.optional(),
    include_permissions: flag.optional(),
    include_archived: flag.optional(),
    limit: count(1, 1000).optional(),
    cursor: string(2000).optional(),
  }),
  answer: z.strictObject({ brands: z.array(listedBrand), next_cursor: z.string().nullable() }),
});

export const listUserBrands = endpoint({
  id: 'core-reader.listUserBrands',
  method: 'GET',
  path: '/v1/users/brands',
  service: 'core',
  access: employer(),
  whileActing: 'allowed',
  summary:
    "Lists the caller's brands, nested (STRUCTURED) or in one list (FLAT). Levels near the top come first; a large group is cut off.",
  query: z.strictObject({
    view_mode: z.enum(['STRUCTURED', 'FLAT']).default('FLAT'),
    include_archived: flag.optional(),
    filter_services: listParameter(string(60), 10).optional(),
  }),
  answer: z.strictObject({ brands: z.array(structuredBrand), truncated: z.boolean() }),
});

export const listBrandServices = endpoint({
  id: 'core-reader.listBrandServices',
  method: 'GET',
  path: '/v1/brands/services',
  service: 'core',
  access: employer(),
  whileActing: 'allowed',
  summary:
    'Lists the services of brands that the caller has access to, and of the brands below them on request (2,000 brands at most).',
  query: z.strictObject({ brand_ids: listParameter(uuid, 50), include_children: flag.optional() }),
  answer: z.array(z.strictObject({ id: uuid, services: z.array(brandService) })),
});

export const listBrandUsers = endpoint({
  id: 'core-reader.listBrandUsers',
  method: 'GET',
  path: '/v1/brands/{id}/users',
  service: 'core',
  access: brand('id', 'VIEW_BRAND'),
  whileActing: 'allowed',
  summary:
    'Lists the employers with access to a brand, optionally also below it. Addresses are shown only to people who manage access.',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ include_children: flag.optional() }),
  answer: z.array(
    z.strictObject({
      id: uuid,
      first_name: z.string(),
      last_name: z.string(),
      email: z.string().nullable().optional(),
      accesses: z.array(z.strictObject({ brand_id: uuid, role: z.string().nullable() })),
    }),
  ),
});

export const getEmployerScheme = endpoint({
  id: 'core-reader.getEmployerScheme',
  method: 'GET',
  path: '/v1/employers/profile_scheme',
  service: 'core',
  access: employer(),
  whileActing: 'allowed',
  summary:
    "Returns the colours and pictures of the caller's entry brand if it has the feature MICE, else those of the highest brand above it that has some.",
  answer: profileScheme,
});

export const getJobSeekerScheme = endpoint({
  id: 'core-reader.getJobSeekerScheme',
  method: 'GET',
  path: '/v1/js_dashboard/profile_scheme',
  service: 'core',
  access: signedIn(),
  whileActing: 'allowed',
  summary: 'Returns the colours of the pages for employees and candidates.',
  answer: profileScheme,
});

export const previewArchive = endpoint({
  id: 'core-reader.previewArchive',
  method: 'GET',
  path: '/v1/brands/{id}/archive_preview',
  service: 'core-reader',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'allowed',
  summary:
    'Counts what a location still has before it is archived: people, upcoming shifts, live jobs, open applications.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({
    people: z.int(),
    coming_shifts: z.int(),
    live_jobs: z.int(),
    open_applications: z.int(),
  }),
});

export const previewMove = endpoint({
  id: 'core-reader.previewMove',
  method: 'GET',
  path: '/v1/brands/{id}/move_preview',
  service: 'core-reader',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'allowed',
  summary:
    'Previews moving a brand under another one: whose access, which settings and services, and whether its look changes. Both are below the brand of the path.',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ brand_id: uuid, parent_id: uuid }),
  answer: z.strictObject({
    /** Names of the brands above it after the move, from the root down. */
    path: z.array(z.string()),
    people: z.array(z.strictObject({ name: z.string(), change: z.enum(['GAINS', 'LOSES', 'CHANGES']) })),
    /** Settings that come from another brand then; null is the default of the product. */
    settings: z.array(z.strictObject({ setting: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
    gained_services: z.array(z.string()),
    lost_services: z.array(z.string()),
    looks_different: z.boolean(),
  }),
  failures: { BRAND_INSIDE_ITSELF, BELOW_LOCATION },
});
