import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import type { Tx } from '@hearth/platform/database';
import { z } from 'zod';
import { getTree as contract } from '../../../contract/endpoints.ts';
import type { TreeNode } from '../../../contract/schemas.ts';
import { TREE_NODES, TREE_PAGE } from '../../../rules/limits.ts';
import { decodeCursor, encodeCursor, sortKey } from '../../cursor.ts';
import { presentItem } from '../../present.ts';
import { getBrand } from '../../queries/brand.ts';
import type { BrandLine } from '../../queries/brand.ts';
import { findChildren, findChildCounts, findTreeView, isInView } from '../../queries/tree.ts';
import type { ChildLine, ChildCounts, TreeView } from '../../queries/tree.ts';

const sister = z.strictObject({ sort_name: sortKey, id: uuid });

export const getTree = implement(contract, async ({ query }, { db, grant }) => {
  const sight = await findTreeView(db, grant.nodes);
  const node = await getBrand(db, query.parent ?? grant.brandId);
  // The parent comes from the caller: it has to stand below the brand that was asked about, and be seen.
  if (!node.ancestor_ids.includes(grant.brandId) || !isInView(node, sight)) throw failure(NOT_FOUND);
  const includeArchived = query.include_archived ?? false;
  const limit = query.limit ?? TREE_PAGE;
  const page = await findChildren(db, [node], sight, {
    limit: limit + 1,
    after: decodeCursor(sister, query.cursor),
    includeArchived,
  });
  const children = page.slice(0, limit);
  const last = children.at(-1);
  const lines = await loadLevels(db, children, (query.depth ?? 1) - 1, sight, { limit, includeArchived });
  const counts = await findChildCounts(db, [node, ...lines], sight, includeArchived);
  return {
    node: present(node, counts),
    nodes: lines.map((line) => present(line, counts)),
    next_cursor:
      page.length > limit && last !== undefined ? encodeCursor({ sort_name: last.sort_name, id: last.id }) : null,
  };
});

/** Loads further levels, each after its parent, until the response would grow too large. */
async function loadLevels(
  db: Tx,
  first: readonly ChildLine[],
  levels: number,
  sight: TreeView,
  window: { limit: number; includeArchived: boolean },
): Promise<readonly ChildLine[]> {
  const below = new Map<string | null, ChildLine[]>();
  let parents = first.filter((line) => line.type !== 'LOCATION');
  let total = first.length;
  for (let level = 0; level < levels && parents.length > 0 && total < TREE_NODES; level += 1) {
    const found = await findChildren(db, parents, sight, window);
    for (const line of found) below.set(line.parent_id, [...(below.get(line.parent_id) ?? []), line]);
    total += found.length;
    parents = found.filter((line) => line.type !== 'LOCATION');
  }
  const drawn = (line: ChildLine): ChildLine[] => [line, ...(below.get(line.id) ?? []).flatMap(drawn)];
  return first.flatMap(drawn);
}

function present(line: BrandLine, counts: ReadonlyMap<string, ChildCounts>): TreeNode {
  const count = counts.get(line.id);
  return {
    ...presentItem(line),
    child_count: count?.child_count ?? 0,
    location_count: count?.location_count ?? 0,
    country: line.country_code,
  };
}
