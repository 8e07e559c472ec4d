import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { OPEN_STAGES } from '../../rules/stages.ts';
import { reaches } from './card.ts';

/** How many people wait at each post that a grant reaches, from the counts that are kept; posts at which somebody does. */
export async function countWaiting(tx: Tx, grant: BrandGrant): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.execute<{ job_id: string; n: number }>(sql`
    select job_id, sum(n)::int as n from applications.stage_count
    where ${reaches(grant, { jobId: undefined })} and stage = any (${[...OPEN_STAGES]}::text[]) group by job_id having sum(n) > 0`);
  return new Map(rows.map(({ job_id: id, n }) => [id, n]));
}
