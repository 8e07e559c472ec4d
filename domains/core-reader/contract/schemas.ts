import { uuid } from '@hearth/kit/schema';
import { brandItem, brandService } from '@hearth/domains/core/schemas';
import { heldPermission } from '@hearth/domains/access/schemas';
import { z } from 'zod';

/** The brand that an employer starts in. `top_level` is true when the type starts with `GP-`. */
export const entryMode = z.strictObject({ brand_id: uuid, brand_type: z.string(), top_level: z.boolean() });

/**
 * The signed-in person. `user_employer` is present for employers only. `user_employer` stands there for employers
 * only.
 */
export const userInfo = z.strictObject({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  /** Null for somebody who came with a card of an invitation. */
  email: z.string().nullable(),
  username: z.string(),
  user_employer: z.literal(true).optional(),
  entry_mode: entryMode.optional(),
  external_auth: z.strictObject({ source: z.string().nullable() }),
  persona: z.strictObject({ name: z.string().nullable() }).optional(),
  highest_parent: z.strictObject({ brand_id: uuid, brand_type: z.string() }).nullable().optional(),
});

export const listedBrand = brandItem.extend({
  services: z.array(brandService).optional(),
  permissions: z.array(heldPermission).optional(),
});

/** A brand with the brands below it that the caller may see. */
export interface StructuredBrand extends z.infer<typeof brandItem> {
  readonly services: readonly z.infer<typeof brandService>[];
  readonly is_favourite: boolean;
  readonly children?: readonly StructuredBrand[] | undefined;
}

export const structuredBrand: z.ZodType<StructuredBrand> = brandItem.extend({
  services: z.array(brandService),
  is_favourite: z.boolean(),
  get children() {
    return z.array(structuredBrand).optional();
  },
});

export type UserInfo = z.infer<typeof userInfo>;
export type ListedBrand = z.infer<typeof listedBrand>;
