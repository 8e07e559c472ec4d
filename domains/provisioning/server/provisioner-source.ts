import { limitCalls } from '@hearth/domains/identity/service';
import type { ProvisionerSource } from '@hearth/platform/access/sources';
import { SYSTEM } from '@hearth/platform/database';
import type { Platform } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { CALLS_PER_TOKEN, NOTE_USE_MS } from '../rules/limits.ts';
import { findLiveToken, touchToken } from './queries/token.ts';

/** Resolves directory tokens by hash on every call, so that a revoked one ends at once. A guess costs a read and no transaction. */
export function createProvisionerSource({ database, clock }: Platform): ProvisionerSource {
  return {
    authenticate: async (token) => {
      const row = await database.run(SYSTEM, (tx) => findLiveToken(tx, tokenHash(token)), { readOnly: true });
      if (row === undefined) return null;
      return database.run(SYSTEM, async (tx) => {
        const now = clock.now();
        await limitCalls(tx, 'scim', row.id, CALLS_PER_TOKEN, now);
        if (row.used_at === null || now.getTime() - row.used_at.getTime() >= NOTE_USE_MS)
          await touchToken(tx, row.id, now);
        return { tokenId: row.id, groupId: row.group_id };
      });
    },
  };
}
