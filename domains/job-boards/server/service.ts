import type { Tx } from '@hearth/platform/database';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork } from '@hearth/platform/module';
import type { Campaign } from '../contract/schemas.ts';
import { CAMPAIGNS_PER_PAGE } from '../rules/limits.ts';
import { connectTo, noteLost } from './connected.ts';
import { BoardTrouble } from './connector.ts';
import { findConnection, listConnections } from './queries/connection.ts';

/** Which brand is signed in at which board. */
export interface SignIn {
  readonly brand_id: string;
  readonly board: string;
}

/** Every sign-in that works. */
export function listSignIns(tx: Tx<'system'>): Promise<SignIn[]> {
  return listConnections(tx);
}

const MOST_PAGES = 20;

/** The campaigns that a brand pays a board for, 600 at most; null when the board cannot be asked now. */
export async function askCampaigns(
  work: FreeWork,
  key: SignIn,
): Promise<{ readonly groupId: string; readonly boardName: string; readonly campaigns: readonly Campaign[] } | null> {
  const board = work.config.jobBoards.find(({ code }) => code === key.board);
  const row = await work.run(SYSTEM, ({ db }) => findConnection(db, key));
  if (board === undefined || row === undefined) return null;
  const found: Campaign[] = [];
  try {
    const connector = await connectTo(work, board, key);
    if (connector === null) return null;
    for (let read = 0; read < MOST_PAGES && !work.signal.aborted; read += 1) {
      const search = { status: undefined, start: found.length, limit: CAMPAIGNS_PER_PAGE };
      const { campaigns, total } = await connector.listCampaigns(search);
      found.push(...campaigns);
      if (campaigns.length === 0 || found.length >= total) break;
    }
  } catch (error) {
    if (!(error instanceof BoardTrouble)) throw error;
    if (error.reason === 'SIGNED_OUT') await noteLost(work, key);
    work.log.warn({ board: key.board, reason: error.reason }, 'campaigns could not be read');
    return null;
  }
  return { groupId: row.group_id, boardName: board.name, campaigns: found };
}
