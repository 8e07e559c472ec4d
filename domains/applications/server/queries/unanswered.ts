import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { OPEN_STAGES } from '../../rules/stages.ts';
import { isInReach } from './card.ts';

/** Counts waiting candidates per job within reach of a grant; jobs without any are absent. */
export async function countUnanswered(tx: Tx, grant: BrandGrant): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.execute<{ job_id: string; n: number }>(sql`
    select job_id, sum(n)::int as n from applications.stage_count
    where ${isInReach(grant, { jobId: undefined })} and stage = any (${[...OPEN_STAGES]}::text[]) group by job_id having sum(n) > 0`);
  return new Map(rows.map(({ job_id: id, n }) => [id, n]));
}
