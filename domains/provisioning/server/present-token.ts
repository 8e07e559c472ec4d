import type { TokenRow } from './queries/token.ts';

/** A token without itself. */
export function presentToken({
  id,
  name,
  created_at: createdAt,
  used_at: usedAt,
}: Pick<TokenRow, 'id' | 'name' | 'created_at' | 'used_at'>) {
  return { id, name, created_at: createdAt.toISOString(), used_at: usedAt?.toISOString() ?? null };
}
