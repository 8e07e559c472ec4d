import { useClient } from '@hearth/client/context';
import { useCallback, useRef, useState } from 'react';
import { getTree } from '../contract/endpoints.ts';
import type { TreeNode } from '../contract/schemas.ts';
import type { Branch } from './tree-state.ts';

const CHILDREN_AT_ONCE = '200';

/** A tree that is read branch by branch, as it is opened and scrolled. */
export interface OpenTree {
  readonly root: TreeNode | undefined;
  readonly branches: ReadonlyMap<string, Branch>;
  readonly open: ReadonlySet<string>;
  readonly error: unknown;
  /** Reads the next children of a node, once at a time. */
  readonly load: (parentId: string) => void;
  readonly toggle: (id: string) => void;
}

/** Reads a brand's tree from the server, a page of children at a time. */
export function useTree(rootId: string): OpenTree {
  const client = useClient();
  const [root, setRoot] = useState<TreeNode>();
  const [branches, setBranches] = useState<ReadonlyMap<string, Branch>>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<unknown>();
  const loading = useRef(new Set<string>());

  const load = useCallback(
    (parentId: string) => {
      if (loading.current.has(parentId)) return;
      const before = branches.get(parentId);
      loading.current.add(parentId);
      setError(undefined);
      client
        .call(getTree, {
          params: { id: rootId },
          query: {
            parent: parentId,
            limit: CHILDREN_AT_ONCE,
            ...(before?.next === undefined || before.next === null ? {} : { cursor: before.next }),
          },
        })
        .then((answer) => {
          if (parentId === rootId) setRoot(answer.node);
          setBranches((known) =>
            new Map(known).set(parentId, {
              nodes: [...(before?.nodes ?? []), ...answer.nodes],
              next: answer.next_cursor,
            }),
          );
        })
        .catch(setError)
        .finally(() => loading.current.delete(parentId));
    },
    [branches, client, rootId],
  );
  const toggle = useCallback((id: string) => {
    setOpen((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { root, branches, open, error, load, toggle };
}
