import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A brand on the way from the root down to a place, with what its mails wear. */
export interface WornRow {
  readonly place_id: string;
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly accent_color: string | null;
  readonly profile_image_id: string | null;
  readonly profile_image_path: string | null;
}

/** The brands above each of these places and the places themselves, from the root down. */
export function findWorn(tx: Tx<'system'>, placeIds: readonly string[]): Promise<WornRow[]> {
  return tx.execute<WornRow>(sql`
    select node.id as place_id, step.id, step.type, step.name, scheme.accent_color,
           step.profile_image_id, step.profile_image_path
      from core.brand node join core.brand step on step.id = any (node.ancestor_ids)
      left join core.brand_scheme scheme on scheme.brand_id = step.id
     where node.id = any (${[...placeIds]}::uuid[]) order by node.id, array_position(node.ancestor_ids, step.id)`);
}
