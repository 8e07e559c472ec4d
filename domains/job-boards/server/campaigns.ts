import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { Context } from '@hearth/platform/module';
import { BOARD_NOT_CONNECTED, BOARD_UNREACHABLE } from '../contract/failures.ts';
import type { Campaign } from '../contract/schemas.ts';
import { grantFor } from './boards.ts';
import { openConnector, markLost } from './connected.ts';
import { BoardTrouble } from './connector.ts';
import type { JobBoardConnector } from './connector.ts';
import { findConnections } from './queries/connection.ts';

/**
 * Calls a board with an employer's account; else BOARD_NOT_CONNECTED or BOARD_UNREACHABLE. Rejects with
 * BOARD_NOT_CONNECTED or BOARD_UNREACHABLE.
 */
export async function callAsEmployer<T>(
  context: Context<'employer', 'inOwn'>,
  boardCode: string,
  employer: string | undefined,
  ask: (connector: JobBoardConnector) => Promise<T>,
): Promise<T> {
  const { grant, board } = await grantFor(context, boardCode, employer, 'VIEW_JOBS');
  const [key] = await context.run(SYSTEM, ({ db }) => findConnections(db, grant.brandId, [board.code]));
  if (key === undefined) throw failure(BOARD_NOT_CONNECTED);
  try {
    const connector = await openConnector(context, board, key);
    if (connector === null) throw failure(BOARD_NOT_CONNECTED);
    return await ask(connector);
  } catch (error) {
    if (!(error instanceof BoardTrouble)) throw error;
    if (error.reason !== 'SIGNED_OUT') throw failure(BOARD_UNREACHABLE);
    await markLost(context, key);
    throw failure(BOARD_NOT_CONNECTED);
  }
}

/** Presents a campaign; its date of creation only on request. */
export function presentCampaign({ created_date: created, ...campaign }: Campaign, withCreated: boolean): Campaign {
  return withCreated ? { ...campaign, created_date: created ?? null } : campaign;
}
