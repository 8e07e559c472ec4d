import { findCallerState } from '@hearth/domains/identity/service';
import { TOKEN_PERMISSIONS } from '@hearth/kit/permissions';
import type { TokenSource } from '@hearth/platform/access/sources';
import { SYSTEM } from '@hearth/platform/database';
import type { Platform } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { NOTE_USE_MS } from '../rules/limits.ts';
import { findLiveToken, touchToken } from './queries/access-token.ts';

/**
 * Resolves API tokens by hash on every call: one that is revoked, whose person is deactivated, or whose person has ended all their sessions
 * since, ends at once on every node. While its person has to set up a second factor, it does nothing, as their sessions don't.
 */
export function createTokenSource({ database, clock }: Platform): TokenSource {
  return {
    authenticate: async (token) => {
      const now = clock.now();
      const read = await database.run(
        SYSTEM,
        async (tx) => {
          const row = await findLiveToken(tx, tokenHash(token), now);
          return row === undefined ? null : { row, holder: await findCallerState(tx, row.user_id) };
        },
        { readOnly: true },
      );
      if (read?.holder === undefined || read.holder.isDisabled) return null;
      const { row, holder } = read;
      if (row.kind === 'PERSONAL' && row.session_epoch !== holder.epoch) return null;
      if (row.used_at === null || now.getTime() - row.used_at.getTime() >= NOTE_USE_MS)
        await database.run(SYSTEM, (tx) => touchToken(tx, row.id, now));
      return {
        userId: row.user_id,
        sessionId: row.id,
        epoch: 0,
        ...(holder.isRestricted ? { restrictedTo: 'SECOND_FACTOR_SETUP' as const } : {}),
        token: {
          id: row.id,
          kind: row.kind,
          groupId: row.group_id,
          brandId: row.brand_id,
          // One that tokens could carry once, and can't any more, is gone from those that have it.
          permissions: TOKEN_PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
          validUntil: row.expires_at.getTime(),
        },
      };
    },
  };
}
