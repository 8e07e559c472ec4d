import { house } from '@hearth/domains/core/schemas';
import { PERMISSIONS } from '@hearth/kit/permissions';
import type { Permission } from '@hearth/kit/permissions';
import { instant, line, optionalText, rowVersion, string, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { INVITATION_NOT_VALID } from './failures.ts';

export const conditionType = z.enum(['LOGBOOK_ENTRY_TYPE', 'POSITION_CATEGORY', 'JOB_BOARD']);

/** A code that a condition leaves open, with the codes nested in it. */
export const conditionValue = z.strictObject({
  code: z.string(),
  values: z.array(z.strictObject({ code: z.string() })),
});

/** A held permission; no conditions means unrestricted. A name may occur twice: either entry is enough. */
export const heldPermission = z.strictObject({
  name: z.string(),
  category: z.string(),
  conditions: z.array(z.strictObject({ type: conditionType, values: z.array(conditionValue) })),
});

/** The source of a right. */
export const userAccess = z.strictObject({
  grant_id: uuid,
  brand_id: uuid,
  /** A built-in role's code or the id of a role of the group's own; null for permissions of their own. */
  role: z.string().nullable(),
  valid_from: instant,
  valid_until: instant.nullable(),
});

/** The caller's permissions at a brand; empty lists without any. Without a policy the lists are empty. */
export const policy = z.strictObject({
  brandId: uuid,
  permissions: z.array(heldPermission),
  user_accesses: z.array(userAccess),
  /** Names of the permissions that calls honour at this brand; one that is limited in a way that no call filters by is missing. */
  effective_permissions: z.array(z.string()),
  /** The same for the brands below this one, without those that hold here already. */
  effective_permissions_below: z.array(z.string()),
});

const code = trimmedString(100).min(1);
export const conditionCodes = z.strictObject({
  LOGBOOK_ENTRY_TYPE: z.array(code).min(1).max(200).optional(),
  POSITION_CATEGORY: z.array(code).min(1).max(200).optional(),
  JOB_BOARD: z.array(code).min(1).max(200).optional(),
});

/** A grant as those see it who manage access. */
export const grant = z.strictObject({
  id: uuid,
  user_id: uuid,
  user_name: z.string(),
  email: z.string(),
  brand_id: uuid,
  brand_name: z.string(),
  role: z.string().nullable(),
  /** Of a role of the group's own. */
  role_name: z.string().nullable(),
  permissions: z.array(z.string()),
  conditions: conditionCodes,
  valid_from: instant,
  valid_until: instant.nullable(),
});

/** A grant in a brand's list; an `inherited` one belongs to a brand above and is revoked there. */
export const listedGrant = grant.extend({ inherited: z.boolean() });

/** A right that was offered to an address outside the group and that its reader has yet to accept. */
export const invitation = z.strictObject({
  id: uuid,
  address: z.string(),
  brand_id: uuid,
  brand_name: z.string(),
  role: z.string(),
  /** Of a role of the group's own. */
  role_name: z.string().nullable(),
  conditions: conditionCodes,
  valid_from: instant.nullable(),
  valid_until: instant.nullable(),
  sent_at: instant,
  expires_at: instant,
  expired: z.boolean(),
});

/** The result of giving a right: held at once by members, offered to anyone else. */
export const givenOrOffered = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('GRANTED'), grant }),
  z.strictObject({ outcome: z.literal('INVITED'), invitation }),
]);

/** An invitation as the holder of its link sees it. */
export const openedInvitation = z.strictObject({
  group_name: z.string(),
  brand_name: z.string(),
  house,
  role: z.string(),
  role_name: z.string().nullable(),
  /** Who asks; empty when they are gone. */
  invited_by: z.string(),
  /** The address that it was sent to, and that has to be the account's. */
  address: z.string(),
  valid_from: instant.nullable(),
  valid_until: instant.nullable(),
  expires_at: instant,
});

/** A person's permissions at a brand, each with every grant that gives it. */
export const explanation = z.strictObject({
  user_id: uuid,
  user_name: z.string(),
  email: z.string(),
  /** What kind of employer the person is here, where that hides something whatever they hold. */
  persona: z.string().nullable(),
  permissions: z.array(
    z.strictObject({
      name: z.string(),
      category: z.string(),
      ways: z.array(
        z.strictObject({
          grant_id: uuid,
          brand_id: uuid,
          brand_name: z.string(),
          role: z.string().nullable(),
          role_name: z.string().nullable(),
          conditions: conditionCodes,
          valid_until: instant.nullable(),
        }),
      ),
    }),
  ),
});

export const changeAction = z.enum([
  'GRANTED',
  'REVOKED',
  'LEFT',
  'INVITED',
  'INVITATION_WITHDRAWN',
  'INVITATION_DECLINED',
  'PERSONA_SET',
  'PERSONA_REMOVED',
  'ROLE_CREATED',
  'ROLE_CHANGED',
  'ROLE_ARCHIVED',
  'ROLE_RESTORED',
]);

/** One line of the record of changes. */
export const change = z.strictObject({
  id: uuid,
  at: instant,
  action: changeAction,
  /** Who did it; null is the system. */
  actor_name: z.string().nullable(),
  user_name: z.string(),
  brand_name: z.string(),
  role: z.string().nullable(),
  role_name: z.string().nullable(),
  valid_until: instant.nullable(),
});

const permissionName = z.enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]]);

/** One permission of a role: without conditions it is unrestricted. */
const roleRight = z.strictObject({ name: permissionName, conditions: conditionCodes });

/** The editable content of a role. */
export const roleContent = z.strictObject({
  name: line(60),
  description: optionalText(300),
  rights: z.array(roleRight).min(1).max(100),
});

/** A role that can be looked at at a brand: built in, or made by the group at that brand, above it or below it. */
export const brandRole = z.strictObject({
  /** A built-in role's code, or the id of a role of the group's own. */
  id: z.string(),
  built_in: z.boolean(),
  /** English for a built-in role, whose name the page translates. */
  name: z.string(),
  description: z.string(),
  based_on: z.string().nullable(),
  /** Where it stands; null for what is built in. */
  brand_id: uuid.nullable(),
  brand_name: z.string().nullable(),
  rights: z.array(z.strictObject({ name: z.string(), conditions: conditionCodes })),
  version: rowVersion,
  archived: z.boolean(),
  /** How many people hold it at the brand, above it and below it. */
  holders: z.int(),
  /** Whether it can be given at the brand: it stands there or above, and is not archived. */
  usable: z.boolean(),
  /** Whether the caller may change it. */
  changeable: z.boolean(),
});

/** A change of a role: its content before and after. */
export const roleVersion = z.strictObject({
  id: uuid,
  at: instant,
  action: changeAction,
  actor_name: z.string().nullable(),
  version: rowVersion,
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** Permissions that are limited otherwise than before. */
  limited: z.array(z.string()),
});

const effect = z.enum(['GAINED', 'WIDENED', 'NARROWED', 'LOST']);

/** A planned change: a role's new content, a grant to give, or one to revoke. */
export const plannedChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ROLE'), role_id: uuid, rights: roleContent.shape.rights }),
  z.strictObject({
    kind: z.literal('GRANT'),
    email: string(254),
    role: string(60),
    conditions: conditionCodes.default({}),
    valid_from: instant.optional(),
    valid_until: instant.nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('REVOKE'), grant_id: uuid }),
]);

/**
 * Who gains and loses what, and where. Saving sends `version` and is refused if it is outdated. Saving carries
 * `version`, and is refused when this has changed since.
 */
export const preview = z.strictObject({
  version: z.string(),
  people_count: z.int(),
  /** For everybody together; a location counts once. */
  totals: z.array(z.strictObject({ permission: z.string(), effect, people: z.int(), locations: z.int() })),
  people: z.array(
    z.strictObject({
      user_id: uuid,
      user_name: z.string(),
      effects: z.array(
        z.strictObject({
          permission: z.string(),
          effect,
          locations: z.int(),
          /** The brands at and below which it changes; the first of them. */
          places: z.array(z.string()),
        }),
      ),
    }),
  ),
  next_cursor: uuid.nullable(),
  /** The right would be offered to an address outside the group: nothing is said of who reads it, not even whether they have an account. */
  is_invitation: z.boolean(),
});

/** Kinds of records that people may ask about who sees them. */
export const recordKind = z.enum([
  'employee',
  'application',
  'job',
  'schedule',
  'requisition',
  'conversation',
  'offer',
]);

/** Who can see a record at a brand, and by which grants. */
export const audience = z.strictObject({
  total: z.int(),
  roles: z.array(z.strictObject({ role: z.string().nullable(), role_name: z.string().nullable(), people: z.int() })),
  people: z.array(
    z.strictObject({
      user_id: uuid,
      user_name: z.string(),
      ways: z.array(
        z.strictObject({
          grant_id: uuid,
          role: z.string().nullable(),
          role_name: z.string().nullable(),
          brand_name: z.string(),
          conditions: conditionCodes,
          valid_until: instant.nullable(),
        }),
      ),
    }),
  ),
  next_cursor: uuid.nullable(),
});

export const role = z.strictObject({ code: z.string(), name: z.string(), permissions: z.array(z.string()) });

export type Policy = z.infer<typeof policy>;
export type UserAccess = z.infer<typeof userAccess>;
export type HeldPermissionLine = z.infer<typeof heldPermission>;
export type InvitationLine = z.infer<typeof invitation>;
export type OpenedInvitation = z.infer<typeof openedInvitation>;
export type GrantLine = z.infer<typeof grant>;
export type ListedGrant = z.infer<typeof listedGrant>;
export type Explanation = z.infer<typeof explanation>;
export type ChangeLine = z.infer<typeof change>;
export type BrandRole = z.infer<typeof brandRole>;
export type RoleContent = z.infer<typeof roleContent>;
export type RoleRight = RoleContent['rights'][number];
export type RoleVersion = z.infer<typeof roleVersion>;
export type PlannedChange = z.input<typeof plannedChange>;
export type CheckedChange = z.infer<typeof plannedChange>;
export type PreviewAnswer = z.infer<typeof preview>;
export type RecordKind = z.infer<typeof recordKind>;
export type Audience = z.infer<typeof audience>;
export type RoleLine = z.infer<typeof role>;

/** The refusals of calls with an invitation's secret. */
export const invitationFailures = { INVITATION_NOT_VALID };
