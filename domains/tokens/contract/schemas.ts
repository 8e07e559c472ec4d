import { TOKEN_PERMISSIONS } from '@hearth/kit/permissions';
import type { Permission } from '@hearth/kit/permissions';
import { instant, integer, line, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The longest life of a token, in days. */
export const LONGEST_DAYS = 365;

const permission = z.enum(TOKEN_PERMISSIONS as [Permission, ...Permission[]]);

/** A token to create. `proof` is the caller's code or password, asked for anew. */
export const newToken = z.strictObject({
  name: line(100),
  brand_id: uuid,
  permissions: z.array(permission).min(1).max(TOKEN_PERMISSIONS.length),
  days: integer(1, LONGEST_DAYS),
  proof: string(1024).min(1),
});

/** How the caller proves themselves before creating a token; NONE: they have to set up a password or second factor first. */
export const tokenProof = z.enum(['TOTP', 'PASSWORD', 'NONE']);

/** A token, without itself. */
export const accessToken = z.strictObject({
  id: uuid,
  kind: z.enum(['PERSONAL', 'SERVICE']),
  name: z.string(),
  /** Whose it is; of a service, its name. */
  owner_name: z.string(),
  brand_id: uuid,
  brand_name: z.string(),
  permissions: z.array(z.string()),
  created_at: instant,
  expires_at: instant,
  used_at: instant.nullable(),
  is_expired: z.boolean(),
});
export type AccessToken = z.infer<typeof accessToken>;

/** A new token with its secret, which is never shown again. */
export const createdToken = z.strictObject({ id: uuid, name: z.string(), token: z.string() });
