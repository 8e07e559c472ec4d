import type { ConfiguredJobBoard } from '@hearth/platform/config/config';
import { SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { FreeWork } from '@hearth/platform/module';
import type { JobBoardConnector } from './connector.ts';
import { httpConnector } from './http-connector.ts';
import { isRefusal, refreshTokens, tokens } from './oauth.ts';
import type { GrantedTokens, Tokens } from './oauth.ts';
import { findConnection, TOKENS, updateConnection } from './queries/connection.ts';
import type { ConnectionKey, ConnectionRow } from './queries/connection.ts';

type ConnectionContext = Pick<FreeWork, 'run' | 'config' | 'clock'>;

export function openTokens({ db }: Pick<Work, 'db'>, row: ConnectionRow): Tokens {
  return tokens.parse(JSON.parse(TOKENS.open(db, '', row.sealed_tokens)));
}

/** Converts tokens to sealed columns. */
export function toColumns({ db }: Pick<Work, 'db'>, { tokens: kept, expiresAt }: GrantedTokens) {
  return { sealed_tokens: Buffer.from(TOKENS.seal(db, '', JSON.stringify(kept))), expires_at: expiresAt };
}

/** Marks a connection as lost: somebody has to sign in again. */
export function markLost({ run, clock }: ConnectionContext, key: ConnectionKey): Promise<void> {
  return run(SYSTEM, ({ db }) => updateConnection(db, key, { lost_at: clock.now() }));
}

/**
 * The board as whoever is signed in there; null when nobody is, or no longer. A token that has run out is renewed first; the
 * board is asked outside of any transaction. Where another node renewed it meanwhile, theirs is used.
 */
export async function openConnector(
  means: ConnectionContext,
  board: ConfiguredJobBoard,
  key: ConnectionKey,
): Promise<JobBoardConnector | null> {
  const { run, config, clock } = means;
  const read = () =>
    run(SYSTEM, async (work) => {
      const row = await findConnection(work.db, key);
      return row === undefined || row.lost_at !== null ? null : { row, held: openTokens(work, row) };
    });
  const found = await read();
  if (found === null) return null;
  const { row, held } = found;
  if (row.expires_at === null || row.expires_at > clock.now()) return httpConnector(config, board, held.access);
  if (held.refresh === null) {
    await markLost(means, key);
    return null;
  }
  try {
    const renewed = await refreshTokens(config, board, row.client_id, held.refresh, clock.now());
    await run(SYSTEM, async (work) => updateConnection(work.db, key, toColumns(work, renewed)));
    return httpConnector(config, board, renewed.tokens.access);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const now = await read();
    if (now !== null && now.held.access !== held.access) return httpConnector(config, board, now.held.access);
    await markLost(means, key);
    return null;
  }
}
