import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { isKeyExpired } from '../../rules/key-turn.ts';
import { REPLACED_KEY_MS } from '../../rules/limits.ts';
import { makeSigningKey } from '../access-token.ts';
import { insertSigningKey, lockNewestKey, retireSigningKeys } from '../queries/signing-key.ts';

/**
 * Makes a new key pair for access tokens when the newest has had its time. The one before verifies until the last token that it
 * signed has ended, and then goes; its private half goes at once. A day apart at least, so that nodes whose clocks differ do not
 * outdo each other: who holds the newest pair is decided by its number, not by a clock.
 */
export const turnSigningKey: Job = {
  name: 'identity.turnSigningKey',
  cron: '23 3 * * *',
  run: async (_data, { run, clock }) => {
    const key = await makeSigningKey();
    await run(SYSTEM, async ({ db }) => {
      const now = clock.now();
      const madeAt = await lockNewestKey(db);
      if (madeAt !== undefined && isKeyExpired(madeAt, now)) await insertSigningKey(db, key, now);
      await retireSigningKeys(db, now, REPLACED_KEY_MS);
    });
  },
};
