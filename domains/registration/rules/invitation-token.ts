import { z } from 'zod';

/** What an employer's invitation says: a number of its own, when it ends, and the address that it is bound to. */
const invitation = z.strictObject({
  n: z.string().length(22),
  e: z.int().positive(),
  m: z.string().max(254).optional(),
});
export type InvitationClaims = z.infer<typeof invitation>;

/** The two parts of an invitation's token: what is said, and what signs it; null for any other text. */
export function partsOf(token: string): { readonly said: string; readonly signature: string } | null {
  const [, said, signature] = /^i\.([\w-]{20,600})\.([\w-]{43})$/.exec(token) ?? [];
  return said === undefined || signature === undefined ? null : { said, signature };
}

/** What a part that is known to be ours says; null where it is not of this form. */
export function claimsIn(text: string): InvitationClaims | null {
  try {
    const { success, data } = invitation.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}
