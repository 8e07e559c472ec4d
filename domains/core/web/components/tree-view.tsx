import { useVirtualizer } from '@tanstack/react-virtual';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { TreeNode } from '../../contract/schemas.ts';
import type { TreeLine } from '../../rules/tree-lines.ts';
import { keyTarget, treeLines } from '../../rules/tree-lines.ts';
import type { OpenTree } from '../use-tree.ts';
import { MoreRow, TreeRow } from './tree-row.tsx';

const ROW_HEIGHT = 44;

const keyOf = (line: TreeLine | undefined) => (line?.kind === 'node' ? line.node.id : `more ${line?.parentId}`);

/** The tree of countries, regions and locations. Only the lines in view are drawn; children are read when they come into view. */
export function TreeView(props: {
  label: string;
  rootId: string;
  tree: OpenTree;
  chosenId: string;
  onChoose: (node: TreeNode) => void;
}) {
  const { label, rootId, tree, chosenId, onChoose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState('');
  const lines = treeLines(rootId, tree.branches, tree.open, tree.root?.child_count ?? 0);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => keyOf(lines[index]),
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const focusable = lines.some((line) => keyOf(line) === focusedId) ? focusedId : keyOf(lines[0]);

  const wanted = items.flatMap(({ index }) => {
    const line = lines[index];
    return line?.kind === 'more' ? [line.parentId] : [];
  });
  const { load } = tree;
  useEffect(() => {
    for (const parentId of wanted) load(parentId);
    // oxlint-disable-next-line react/exhaustive-deps -- a new list of the same ids asks for nothing
  }, [wanted.join(' '), load]);

  function act(node: TreeNode) {
    if (node.child_count > 0) tree.toggle(node.id);
    else onChoose(node);
  }
  function focusLine(id: string): boolean {
    const line = scroller.current?.querySelector<HTMLElement>(`[data-line="${id}"]`);
    line?.focus({ preventScroll: true });
    return line !== null && line !== undefined;
  }
  function press(event: KeyboardEvent, index: number, node: TreeNode) {
    if (event.key === 'Enter' || event.key === ' ') act(node);
    else {
      const target = keyTarget(lines, index, event.key);
      if (target === undefined) return;
      if ('toggle' in target) tree.toggle(target.toggle);
      else {
        const id = keyOf(lines[target.go]);
        setFocusedId(id);
        virtualizer.scrollToIndex(target.go);
        // At once when it is drawn already, so that the next key finds it; otherwise when it has been scrolled to.
        if (!focusLine(id)) requestAnimationFrame(() => focusLine(id));
      }
    }
    event.preventDefault();
  }

  return (
    <div ref={scroller} className="h-full overflow-auto overscroll-contain">
      <div role="tree" aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const line = lines[index];
          if (line === undefined) return null;
          return (
            <div
              key={key}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
            >
              {line.kind === 'more' ? (
                <MoreRow level={line.level} />
              ) : (
                <TreeRow
                  line={line}
                  chosen={line.node.id === chosenId}
                  focusable={line.node.id === focusable}
                  onFocus={() => setFocusedId(line.node.id)}
                  onKeyDown={(event) => press(event, index, line.node)}
                  onClick={() => act(line.node)}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
