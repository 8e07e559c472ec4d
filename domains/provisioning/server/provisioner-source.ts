import { limitCalls } from '@hearth/domains/identity/service';
import type { ProvisionerSource } from '@hearth/platform/access/sources';
import { SYSTEM } from '@hearth/platform/database';
import type { Platform } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { CALLS_PER_TOKEN, NOTE_USE_MS } from '../rules/limits.ts';
import { findLiveToken, touchToken } from './queries/token.ts';

/** Knows directories by the hashes of their tokens, which are looked up at every call: a revoked one is over at once. */
export function provisionerSource({ database, clock }: Platform): ProvisionerSource {
  return {
    authenticate: (token) =>
      database.run(SYSTEM, async (tx) => {
        const row = await findLiveToken(tx, tokenHash(token));
        if (row === undefined) return null;
        const now = clock.now();
        await limitCalls(tx, 'scim', row.id, CALLS_PER_TOKEN, now);
        if (row.used_at === null || now.getTime() - row.used_at.getTime() >= NOTE_USE_MS)
          await touchToken(tx, row.id, now);
        return { tokenId: row.id, groupId: row.group_id };
      }),
  };
}
