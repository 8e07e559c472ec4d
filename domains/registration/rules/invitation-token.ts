import { z } from 'zod';

/** What an employer's invitation says: a number of its own, when it ends, and the address that it is bound to. */
const invitation = z.strictObject({
  n: z.string().length(22),
  e: z.int().positive(),
  m: z.string().max(254).optional(),
});
export type InvitationClaims = z.infer<typeof invitation>;

/** Splits a token into payload and signature; null for any other text. */
export function splitToken(token: string): { readonly said: string; readonly signature: string } | null {
  const [, said, signature] = /^i\.([\w-]{20,600})\.([\w-]{43})$/.exec(token) ?? [];
  return said === undefined || signature === undefined ? null : { said, signature };
}

/** Parses the verified payload of a token; null if it has another form. */
export function parseClaims(text: string): InvitationClaims | null {
  try {
    const { success, data } = invitation.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}
