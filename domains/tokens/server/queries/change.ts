import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { AccessTokenRow } from './access-token.ts';
import type { Tables } from './tables.ts';

/** Records that someone created or revoked a token. */
export async function insertChange(
  tx: Tx<'system'>,
  token: Omit<AccessTokenRow, 'used_at' | 'revoked_at'>,
  { actorId, action, at }: { readonly actorId: string; readonly action: 'CREATED' | 'REVOKED'; readonly at: Date },
): Promise<void> {
  const { kind, user_id: userId, name, brand_id: brandId, permissions, expires_at: expiresAt } = token;
  const detail = { kind, user_id: userId, name, brand_id: brandId, permissions, expires_at: expiresAt.toISOString() };
  await tx
    .tables<Tables>()
    .insertInto('tokens.change')
    .values({
      id: newId(at.getTime()),
      group_id: token.group_id,
      token_id: token.id,
      at,
      actor_id: actorId,
      action,
      detail: json(detail),
    })
    .execute();
}
