import { brand, employer, endpoint, signedIn } from '@hearth/kit/endpoint';
import { flag, instant, listParameter, rowVersion, string, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { listInvitations } from './invitation-endpoints.ts';
import {
  ALREADY_GRANTED,
  ENDS_BEFORE_START,
  LAST_OWNER,
  NOT_YOURS_TO_GIVE,
  PREVIEW_STALE,
  ROLE_NAME_TAKEN,
  ROLE_STALE,
  TOO_LATE_TO_UNDO,
} from './failures.ts';
import {
  audience,
  brandRole,
  change,
  conditionCodes,
  explanation,
  givenOrOffered,
  listedGrant,
  plannedChange,
  policy,
  preview,
  recordKind,
  role,
  roleContent,
  roleVersion,
  userAccess,
} from './schemas.ts';

const params = z.strictObject({ id: uuid });
/** What tells of rights, and is out of date with every change of one. */
const readsOfRights = () => [
  listGrants,
  listChanges,
  explainAccess,
  whoCanSee,
  listBrandRoles,
  getBrandRole,
  listInvitations,
];

export const getBrandPolicy = endpoint({
  id: 'access.getBrandPolicy',
  method: 'GET',
  path: '/v1/users/brands/{id}/policy',
  service: 'core',
  access: signedIn(),
  whileActing: 'allowed',
  transaction: 'reads',
  summary: 'Lists what the caller can do at a brand. The lists are empty without access there.',
  params,
  answer: policy,
});

export const listPolicies = endpoint({
  id: 'access.listPolicies',
  method: 'GET',
  path: '/v1/policy',
  service: 'policy-manager',
  access: signedIn(),
  whileActing: 'allowed',
  transaction: 'reads',
  summary: 'Lists what the caller can do at several brands.',
  query: z.strictObject({ brands_ids: listParameter(uuid, 50).optional() }),
  answer: z.strictObject({ brands: z.array(policy), user_accesses: z.array(userAccess) }),
});

export const checkAuthorized = endpoint({
  id: 'access.checkAuthorized',
  method: 'GET',
  path: '/v1/brands/{id}/permissions/is_authorized',
  service: 'core',
  access: signedIn(),
  whileActing: 'allowed',
  transaction: 'reads',
  summary:
    'Checks whether the caller has all or any permissions of a category at a brand or below it, optionally also at all or any of further brands.',
  params,
  query: z.strictObject({
    /** Repeated, or one list with commas. */
    required_permissions: z.union([string(1000), z.array(string(1000)).max(50)]),
    permission_category: string(100),
    permissions_modifier: z.enum(['ALL', 'ANY']).default('ALL'),
    /** Brands beside the one of the path. */
    brand_ids: listParameter(uuid, 50).optional(),
    brands_modifier: z.enum(['ALL', 'ANY']).default('ALL'),
  }),
  answer: z.strictObject({ authorized: z.boolean() }),
});

export const listRoles = endpoint({
  id: 'access.listRoles',
  method: 'GET',
  path: '/v1/access/roles',
  service: 'policy-manager',
  access: employer(),
  whileActing: 'allowed',
  transaction: 'reads',
  summary: 'Lists the roles that can be granted, with their permissions.',
  answer: z.array(role),
});

export const listGrants = endpoint({
  id: 'access.listGrants',
  method: 'GET',
  path: '/v1/brands/{id}/grants',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'allowed',
  summary:
    'Lists who has which role at a brand and below it, optionally including access inherited from above. Filters by name or email.',
  params,
  query: z.strictObject({
    cursor: uuid.optional(),
    search: string(100).optional(),
    inherited: flag.optional(),
    /** Of one role alone. */
    role: string(60).optional(),
  }),
  answer: z.strictObject({ grants: z.array(listedGrant), next_cursor: uuid.nullable() }),
});

export const addGrant = endpoint({
  id: 'access.addGrant',
  method: 'POST',
  path: '/v1/brands/{id}/grants',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  summary:
    'Grants a person of the group a role at a brand and everything below it, optionally with selected permissions only or for a limited time. Anyone else is invited by email; the answer is the same for every address.',
  params,
  body: z.strictObject({
    email: string(254),
    role: string(60),
    conditions: conditionCodes.default({}),
    valid_from: instant.optional(),
    valid_until: instant.nullable().default(null),
    /** Of the preview that was looked at; without it nothing is compared. */
    preview_version: string(100).optional(),
  }),
  answer: givenOrOffered,
  changes: readsOfRights,
  failures: { NOT_YOURS_TO_GIVE, ALREADY_GRANTED, ENDS_BEFORE_START, PREVIEW_STALE },
});

export const revokeGrant = endpoint({
  id: 'access.revokeGrant',
  method: 'DELETE',
  path: '/v1/brands/{id}/grants/{grant_id}',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  summary: 'Revokes a grant at a brand or below it.',
  params: z.strictObject({ id: uuid, grant_id: uuid }),
  query: z.strictObject({ preview_version: string(100).optional() }),
  answer: z.strictObject({ revoked: z.literal(true) }),
  changes: readsOfRights,
  failures: { NOT_YOURS_TO_GIVE, LAST_OWNER, PREVIEW_STALE },
});

const signInPolicy = z.strictObject({
  second_factor_required: z.boolean(),
  /** Whether a sign-in through the group's own provider passes without the second step that an account has here. */
  trusts_provider: z.boolean(),
});

export const getSignInPolicy = endpoint({
  id: 'access.getSignInPolicy',
  method: 'GET',
  path: '/v1/brands/{id}/sign_in_policy',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'allowed',
  summary: 'Returns the sign-in requirements of the brand’s group for people with access to it.',
  params,
  answer: signInPolicy,
});

export const changeSignInPolicy = endpoint({
  id: 'access.changeSignInPolicy',
  method: 'PUT',
  path: '/v1/brands/{id}/sign_in_policy',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  summary:
    'Requires two-step sign-in of everyone with access to the group, or stops requiring it. Only at the root of the group.',
  params,
  /** Whether the provider is trusted stays as it was where nothing is said. */
  body: signInPolicy.partial({ trusts_provider: true }),
  answer: signInPolicy,
  changes: () => [getSignInPolicy],
});

export const restoreGrant = endpoint({
  id: 'access.restoreGrant',
  method: 'POST',
  path: '/v1/brands/{id}/grants/{grant_id}/restore',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  summary: 'Restores a grant that the caller has just revoked.',
  params: z.strictObject({ id: uuid, grant_id: uuid }),
  answer: z.strictObject({ restored: z.literal(true) }),
  changes: readsOfRights,
  failures: { NOT_YOURS_TO_GIVE, ALREADY_GRANTED, TOO_LATE_TO_UNDO },
});

export const explainAccess = endpoint({
  id: 'access.explainAccess',
  method: 'GET',
  path: '/v1/brands/{id}/access_of/{user_id}',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'allowed',
  summary: 'Lists what a person can do at a brand, and which grant each permission comes from.',
  params: z.strictObject({ id: uuid, user_id: uuid }),
  answer: explanation,
});

export const listChanges = endpoint({
  id: 'access.listChanges',
  method: 'GET',
  path: '/v1/brands/{id}/access_changes',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'allowed',
  summary: 'Lists access changes at a brand and below it, newest first.',
  params,
  query: z.strictObject({ cursor: uuid.optional() }),
  answer: z.strictObject({ changes: z.array(change), next_cursor: uuid.nullable() }),
});

const oneRole = z.strictObject({ id: uuid, role_id: string(60) });
const shaping = { NOT_YOURS_TO_GIVE, ROLE_NAME_TAKEN };

export const listBrandRoles = endpoint({
  id: 'access.listBrandRoles',
  method: 'GET',
  path: '/v1/brands/{id}/roles',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'allowed',
  summary: 'Lists the built-in roles, and the custom roles of the group at a brand, above it and below it.',
  params,
  query: z.strictObject({ cursor: uuid.optional(), archived: flag.optional() }),
  answer: z.strictObject({ roles: z.array(brandRole), next_cursor: uuid.nullable() }),
});

export const getBrandRole = endpoint({
  id: 'access.getBrandRole',
  method: 'GET',
  path: '/v1/brands/{id}/roles/{role_id}',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'allowed',
  summary: 'Returns a role, the role that it is based on, and its versions.',
  params: oneRole,
  answer: z.strictObject({ role: brandRole, base: brandRole.nullable(), versions: z.array(roleVersion) }),
});

export const addRole = endpoint({
  id: 'access.addRole',
  method: 'POST',
  path: '/v1/brands/{id}/roles',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  summary: 'Creates a role for a brand and everything below it, from permissions that the caller could grant there.',
  params,
  body: roleContent.extend({ based_on: string(60).nullable().default(null) }),
  answer: brandRole,
  changes: readsOfRights,
  failures: shaping,
});

export const changeRole = endpoint({
  id: 'access.changeRole',
  method: 'PUT',
  path: '/v1/brands/{id}/roles/{role_id}',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  summary:
    'Changes a role for everyone who has it, from their next request on. Refused when the preview is out of date.',
  params: z.strictObject({ id: uuid, role_id: uuid }),
  body: roleContent.extend({ version: rowVersion, preview_version: text(100) }),
  answer: brandRole,
  changes: readsOfRights,
  failures: { ...shaping, ROLE_STALE, PREVIEW_STALE, LAST_OWNER },
});

export const archiveRole = endpoint({
  id: 'access.archiveRole',
  method: 'PUT',
  path: '/v1/brands/{id}/roles/{role_id}/archived',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  summary: 'Archives a role so that it can’t be granted, or restores it. People who have it keep it.',
  params: z.strictObject({ id: uuid, role_id: uuid }),
  body: z.strictObject({ archived: z.boolean() }),
  answer: brandRole,
  changes: readsOfRights,
  failures: shaping,
});

export const previewChange = endpoint({
  id: 'access.previewChange',
  method: 'POST',
  path: '/v1/brands/{id}/access_preview',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'refused',
  summary: 'Previews who would gain or lose which access by a change. Changes nothing.',
  params,
  body: z.strictObject({ change: plannedChange, cursor: uuid.optional() }),
  answer: preview,
  changes: () => [],
  failures: { NOT_YOURS_TO_GIVE, ENDS_BEFORE_START },
});

export const whoCanSee = endpoint({
  id: 'access.whoCanSee',
  method: 'GET',
  path: '/v1/brands/{id}/who_can_see',
  service: 'policy-manager',
  access: brand('id', 'MANAGE_ACCESS'),
  whileActing: 'allowed',
  summary: 'Lists who can see a kind of record at a brand, and by which grants.',
  params,
  query: z.strictObject({
    kind: recordKind,
    /** The department of whoever the record is about, where it has one. */
    category: string(100).optional(),
    cursor: uuid.optional(),
  }),
  answer: audience,
});

export { openInvitation } from './invitation-endpoints.ts';
