import { openSealedBefore } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

/** The sealed PKCE verifier of sign-in attempts. */
export const VERIFIER = sealedColumn({
  table: 'job_boards.attempt',
  key: ['id'],
  column: 'sealed_verifier',
  isBytes: true,
  owner: () => 'job-boards',
  openOld: openSealedBefore,
});

export type AttemptRow = Selectable<Tables['job_boards.attempt']>;

export async function insertAttempt(tx: Tx<'system'>, row: Insertable<Tables['job_boards.attempt']>): Promise<void> {
  await tx.tables<Tables>().insertInto('job_boards.attempt').values(row).execute();
}

/** Selects a user's attempt: by its state, or the latest. */
interface AttemptQuery {
  readonly userId: string;
  readonly board: string;
  readonly brandId: string;
  readonly stateHash: Uint8Array | null;
}

/** Deletes and returns an unexpired attempt, so that it is used once. */
export async function consumeAttempt(
  tx: Tx<'system'>,
  meant: AttemptQuery,
  now: Date,
): Promise<AttemptRow | undefined> {
  const { userId, board, brandId, stateHash } = meant;
  const open = tx
    .tables<Tables>()
    .selectFrom('job_boards.attempt')
    .select('id')
    .where('user_id', '=', userId)
    .where('board', '=', board)
    .where('brand_id', '=', brandId)
    .where('expires_at', '>', now)
    .$if(stateHash !== null, (query) => query.where('state_hash', '=', stateHash ?? new Uint8Array()))
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate();
  return tx.tables<Tables>().deleteFrom('job_boards.attempt').where('id', 'in', open).returningAll().executeTakeFirst();
}

export async function forgetAttempts(tx: Tx<'system'>, before: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('job_boards.attempt').where('expires_at', '<', before).execute();
}
