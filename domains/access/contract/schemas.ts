import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

export const conditionType = z.enum(['LOGBOOK_ENTRY_TYPE', 'POSITION_CATEGORY', 'JOB_BOARD']);

/** A code that a condition leaves open, with the codes nested in it. */
export const conditionValue = z.strictObject({
  code: z.string(),
  values: z.array(z.strictObject({ code: z.string() })),
});

/** A permission as it is held: no conditions is unrestricted. A name may stand twice, with different conditions: either will do. */
export const heldPermission = z.strictObject({
  name: z.string(),
  category: z.string(),
  conditions: z.array(z.strictObject({ type: conditionType, values: z.array(conditionValue) })),
});

/** Where a right comes from. */
export const userAccess = z.strictObject({
  grant_id: uuid,
  brand_id: uuid,
  role: z.string().nullable(),
  valid_from: instant,
  valid_until: instant.nullable(),
});

/** What the caller may do at a brand. Without a policy the lists are empty. */
export const policy = z.strictObject({
  brandId: uuid,
  permissions: z.array(heldPermission),
  user_accesses: z.array(userAccess),
});

const code = z.string().trim().min(1).max(100);
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
  permissions: z.array(z.string()),
  conditions: conditionCodes,
  valid_from: instant,
  valid_until: instant.nullable(),
});

/** The same in a list at a brand: `inherited` stands above that brand and is taken away up there. */
export const listedGrant = grant.extend({ inherited: z.boolean() });

/** What one person may do at a brand, each permission with every grant that it comes from. */
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
          conditions: conditionCodes,
          valid_until: instant.nullable(),
        }),
      ),
    }),
  ),
});

/** One line of the record of changes. */
export const change = z.strictObject({
  id: uuid,
  at: instant,
  action: z.enum(['GRANTED', 'REVOKED', 'PERSONA_SET', 'PERSONA_REMOVED']),
  /** Who did it; null is the system. */
  actor_name: z.string().nullable(),
  user_name: z.string(),
  brand_name: z.string(),
  role: z.string().nullable(),
  valid_until: instant.nullable(),
});

export const role = z.strictObject({ code: z.string(), name: z.string(), permissions: z.array(z.string()) });

export type Policy = z.infer<typeof policy>;
export type UserAccess = z.infer<typeof userAccess>;
export type HeldPermissionLine = z.infer<typeof heldPermission>;
export type GrantLine = z.infer<typeof grant>;
export type ListedGrant = z.infer<typeof listedGrant>;
export type Explanation = z.infer<typeof explanation>;
export type ChangeLine = z.infer<typeof change>;
export type RoleLine = z.infer<typeof role>;
