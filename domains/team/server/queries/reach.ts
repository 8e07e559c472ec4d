import type { BrandGrant } from '@hearth/kit/access';
import { sql, type RawBuilder } from 'kysely';

/** Matches employees `e` at `b` whom a grant of the team reaches: where they mainly work, in the departments it is for. */
export function isReached(grant: {
  readonly groupId: string;
  readonly nodes: readonly string[];
  readonly codes: BrandGrant['codes'] | readonly string[];
}): RawBuilder<boolean> {
  const department = grant.codes === null ? sql`true` : sql`e.department = any (${[...grant.codes]}::text[])`;
  return sql<boolean>`e.group_id = ${grant.groupId} and b.ancestor_ids && ${[...grant.nodes]}::uuid[] and ${department}`;
}
