import { useClient } from '@hearth/client/context';
import type { Branch as DrawnBranch } from '@hearth/ui/tree';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getTree } from '../contract/endpoints.ts';
import type { TreeNode } from '../contract/schemas.ts';

const CHILDREN_AT_ONCE = '200';

/** The loaded children of a node, and the cursor of the next ones. */
interface LoadedBranch extends DrawnBranch<TreeNode> {
  readonly next: string | null;
}

/** A tree that is loaded branch by branch as it is expanded and scrolled. */
export interface OpenTree {
  readonly root: TreeNode | undefined;
  readonly branches: ReadonlyMap<string, LoadedBranch>;
  readonly open: ReadonlySet<string>;
  /** The read that did not work last, with the node whose children were asked for. */
  readonly failed: { readonly parentId: string; readonly error: unknown } | undefined;
  /** Reads the next children of a node, once at a time. */
  readonly load: (parentId: string) => void;
  readonly toggle: (ids: readonly string[]) => void;
}

/** Reads a brand's tree from the server, a page of children at a time. */
export function useTree(rootId: string): OpenTree {
  const client = useClient();
  const [root, setRoot] = useState<TreeNode>();
  const [branches, setBranches] = useState<ReadonlyMap<string, LoadedBranch>>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<OpenTree['failed']>();
  const loading = useRef(new Set<string>());

  const load = useCallback(
    (parentId: string) => {
      const before = branches.get(parentId);
      if (loading.current.has(parentId) || before?.next === null) return;
      loading.current.add(parentId);
      setFailed(undefined);
      client
        .call(getTree, {
          params: { id: rootId },
          query: {
            parent: parentId,
            limit: CHILDREN_AT_ONCE,
            ...(before === undefined ? {} : { cursor: before.next }),
          },
        })
        .then((answer) => {
          if (parentId === rootId) setRoot(answer.node);
          const nodes = [...(before?.nodes ?? []), ...answer.nodes];
          const next = answer.next_cursor;
          // The count was true when the parent was read; what is not here yet keeps its place all the same.
          const total = next === null ? nodes.length : Math.max(answer.node.child_count, nodes.length + 1);
          setBranches((known) => new Map(known).set(parentId, { nodes, total, next }));
        })
        .catch((error: unknown) => setFailed({ parentId, error }))
        .finally(() => loading.current.delete(parentId));
    },
    [branches, client, rootId],
  );
  const toggle = useCallback((ids: readonly string[]) => {
    setOpen((known) => {
      const next = new Set(known);
      for (const id of ids) if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  useEffect(() => {
    if (!branches.has(rootId)) load(rootId);
  }, [branches, load, rootId]);
  return { root, branches, open, failed, load, toggle };
}
