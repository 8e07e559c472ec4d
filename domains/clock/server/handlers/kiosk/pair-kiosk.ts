import { limitAttempts } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM, type Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { KIOSK_CODE_NOT_VALID } from '../../../contract/failures.ts';
import { pairKiosk as contract } from '../../../contract/kiosk-endpoints.ts';
import { PAIRING_TRIES } from '../../../rules/limits.ts';
import { codeHash, newKey } from '../../actions/tablet.ts';
import { KIOSK_KEY, lockByCode, updateKiosk } from '../../queries/kiosk.ts';
import type { KioskRow } from '../../queries/kiosk.ts';

/** A code is good once. Unknown, used, withdrawn and late are one answer. */
export const pairKiosk = implement(contract, async ({ body }, { run, request, clock }) => {
  // Tries count also where they fail, so they are counted in a transaction of their own.
  await run(SYSTEM, ({ db }) => limitAttempts(db, 'clock.pairing', request.ip, PAIRING_TRIES, clock.now()));
  // Looked at before a key is made, which costs a tenth of a second of a processor: whoever has no code costs nothing.
  await run(SYSTEM, ({ db }) => requireByCode(db, body.code, clock.now()));
  const key = await newKey();
  return run(SYSTEM, async ({ db }) => {
    const now = clock.now();
    const row = await requireByCode(db, body.code, now);
    const token = newToken();
    await updateKiosk(db, row.id, {
      code_hash: null,
      code_ends_at: null,
      device_hash: tokenHash(token),
      private_key: KIOSK_KEY.seal(db, row.id, key),
      paired_at: now,
      last_seen_at: now,
      version: row.version + 1,
    });
    return { device_token: token, kiosk_name: row.name };
  });
});

/** The tablet that waits for a code, held until the transaction ends. */
async function requireByCode(db: Tx<'system'>, code: string, now: Date): Promise<KioskRow> {
  const row = await lockByCode(db, codeHash(code));
  if (row === undefined || row.code_ends_at === null || row.code_ends_at <= now) throw failure(KIOSK_CODE_NOT_VALID);
  return row;
}
