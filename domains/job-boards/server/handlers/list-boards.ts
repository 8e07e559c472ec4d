import { findNames } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { feedFormat } from '../../contract/schemas.ts';
import { feedAddress } from '../addresses.ts';
import { allowedBoards } from '../boards.ts';
import { findConnections } from '../queries/connection.ts';

export const listBoards = implement(contract.listBoards, async (_input, { db, config, grant }) => {
  const boards = allowedBoards(config, grant);
  const rows = await findConnections(
    db,
    grant.brandId,
    boards.map(({ code }) => code),
  );
  const names = await findNames(
    db,
    rows.map((row) => row.connected_by),
  );
  const connections = new Map(
    rows.map((row) => [
      row.board,
      {
        brand_id: row.brand_id,
        brand_name: row.brand_name,
        connected_by: names.get(row.connected_by) ?? '',
        connected_at: row.connected_at.toISOString(),
        fetched_at: row.fetched_at?.toISOString() ?? null,
        is_lost: row.lost_at !== null,
      },
    ]),
  );
  return {
    boards: boards.map(({ code, name }) => ({ code, name, connection: connections.get(code) ?? null })),
    feeds: feedFormat.options.map((format) => ({ format, address: feedAddress(config, grant.brandId, format) })),
  };
});
