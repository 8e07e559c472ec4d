import type { KnownJob } from '@hearth/domains/jobs/service';
import type { ConfiguredJobBoard } from '@hearth/platform/config/config';
import type { Tx } from '@hearth/platform/database';
import type { JobAtBoard } from '../contract/schemas.ts';
import { findConnections } from './queries/connection.ts';
import { findDeliveries, findPostings } from './queries/posting.ts';

/** Presents the state of a job at each of these boards. */
export async function presentBoards(
  tx: Tx,
  job: Pick<KnownJob, 'id' | 'location_id'>,
  boards: readonly ConfiguredJobBoard[],
): Promise<JobAtBoard[]> {
  const codes = boards.map(({ code }) => code);
  const connections = await findConnections(tx, job.location_id, codes);
  const postings = (await findPostings(tx, job.id)).filter(({ board }) => codes.includes(board));
  const deliveries = await findDeliveries(
    tx,
    postings.map(({ id }) => id),
  );
  return boards.map(({ code, name }) => {
    const row = postings.find(({ board }) => board === code);
    const connection = connections.find(({ board }) => board === code);
    return {
      board: code,
      name,
      is_connected: connection !== undefined && connection.lost_at === null,
      posting:
        row === undefined
          ? null
          : {
              wanted: row.wanted,
              goal: row.goal,
              status: row.status,
              next_try_at: row.next_try_at?.toISOString() ?? null,
              address: row.address,
              deliveries: deliveries
                .filter(({ posting_id: id }) => id === row.id)
                .map(({ id, at, action, outcome, reason, detail }) => ({
                  id,
                  at: at.toISOString(),
                  action,
                  outcome,
                  reason,
                  detail,
                })),
            },
    };
  });
}
