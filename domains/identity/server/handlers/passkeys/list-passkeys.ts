import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listPasskeys } from '../../../contract/passkey-endpoints.ts';
import { findPasskeys } from '../../queries/passkey.ts';

export const listPasskeysHandler = implement(listPasskeys, async (_input, { db, actor }) => {
  const rows = await inScope(db, SYSTEM, (system) => findPasskeys(system, actor.userId));
  return {
    passkeys: rows.map(({ id, name, created_at: createdAt, used_at: usedAt, backed_up: backedUp }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
      backed_up: backedUp,
    })),
  };
});
