import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Weights } from '../../contract/schemas.ts';
import type { MatchingTables } from './tables.ts';

/** The weights and restrictions that a brand sets. */
export interface BrandWeighting {
  readonly name: string;
  readonly weights: Weights | null;
  readonly invites_only: boolean;
}

/** Finds the settings of a brand and its ancestors, nearest first. */
export function findBrandWeightings(tx: Tx, brandId: string): Promise<BrandWeighting[]> {
  return tx.execute(sql`
    select above.name, said.weights, said.invites_only
    from core.brand_view place
      join core.brand_view above on above.id = any (place.ancestor_ids)
      join matching.brand_weighting said on said.brand_id = above.id
    where place.id = ${brandId}
    order by cardinality(above.ancestor_ids) desc`);
}

/** Finds a job's own weights. */
export async function findJobWeights(tx: Tx, jobId: string): Promise<Weights | undefined> {
  const row = await tx
    .tables<MatchingTables>()
    .selectFrom('matching.job_weighting')
    .select('weights')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row?.weights;
}

/** Who made a change, when, and in which group. */
export interface Authorship {
  readonly groupId: string;
  readonly by: string;
  readonly at: Date;
}

export async function putBrandWeighting(
  tx: Tx,
  brandId: string,
  said: { readonly weights: Weights | null; readonly invitesOnly: boolean },
  { groupId, by, at }: Authorship,
): Promise<void> {
  const written = {
    weights: said.weights === null ? null : json(said.weights),
    invites_only: said.invitesOnly,
    updated_by: by,
    updated_at: at,
  };
  await tx
    .tables<MatchingTables>()
    .insertInto('matching.brand_weighting')
    .values({ brand_id: brandId, group_id: groupId, ...written })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(written))
    .execute();
}

export async function putJobWeights(
  tx: Tx,
  jobId: string,
  weights: Weights,
  { groupId, by, at }: Authorship,
): Promise<void> {
  const written = { weights: json(weights), updated_by: by, updated_at: at };
  await tx
    .tables<MatchingTables>()
    .insertInto('matching.job_weighting')
    .values({ job_id: jobId, group_id: groupId, ...written })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(written))
    .execute();
}

export async function deleteJobWeights(tx: Tx, jobId: string): Promise<void> {
  await tx.tables<MatchingTables>().deleteFrom('matching.job_weighting').where('job_id', '=', jobId).execute();
}
