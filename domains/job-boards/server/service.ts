import type { Tx } from '@hearth/platform/database';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork } from '@hearth/platform/module';
import type { Campaign } from '../contract/schemas.ts';
import { CAMPAIGNS_PER_PAGE } from '../rules/limits.ts';
import { openConnector, markLost } from './connected.ts';
import { BoardTrouble } from './connector.ts';
import { findConnection, listConnections } from './queries/connection.ts';

/** A brand and the board where it is signed in. */
export interface BoardConnection {
  readonly brand_id: string;
  readonly board: string;
}

/** Lists all working connections. */
export function listBoardConnections(tx: Tx<'system'>): Promise<BoardConnection[]> {
  return listConnections(tx);
}

const MOST_PAGES = 20;

/** Fetches a brand's campaigns at a board, up to 600; null if the board is unreachable. */
export async function fetchCampaigns(
  work: FreeWork,
  key: BoardConnection,
): Promise<{ readonly groupId: string; readonly boardName: string; readonly campaigns: readonly Campaign[] } | null> {
  const board = work.config.jobBoards.find(({ code }) => code === key.board);
  const row = await work.run(SYSTEM, ({ db }) => findConnection(db, key));
  if (board === undefined || row === undefined) return null;
  const found: Campaign[] = [];
  try {
    const connector = await openConnector(work, board, key);
    if (connector === null) return null;
    for (let read = 0; read < MOST_PAGES && !work.signal.aborted; read += 1) {
      const search = { status: undefined, start: found.length, limit: CAMPAIGNS_PER_PAGE };
      const { campaigns, total } = await connector.listCampaigns(search);
      found.push(...campaigns);
      if (campaigns.length === 0 || found.length >= total) break;
    }
  } catch (error) {
    if (!(error instanceof BoardTrouble)) throw error;
    if (error.reason === 'SIGNED_OUT') await markLost(work, key);
    work.log.warn({ board: key.board, reason: error.reason }, 'campaigns could not be read');
    return null;
  }
  return { groupId: row.group_id, boardName: board.name, campaigns: found };
}
