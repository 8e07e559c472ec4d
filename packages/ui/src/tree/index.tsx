import type { VirtualItem } from '@tanstack/react-virtual';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { Skeleton } from '../skeleton/index.tsx';
import type { Branch, TreeLine } from './lines.ts';
import { toTreeAction, treeLines } from './lines.ts';

export type { Branch } from './lines.ts';

/** The props of a Tree; the functions are best kept between renderings, for the lines are made anew with them. */
export type TreeProps<Node> = {
  label: string;
  idOf: (node: Node) => string;
  /** What letters find. */
  nameOf: (node: Node) => string;
  /** Read aloud instead of what is drawn. */
  spoken?: ((node: Node) => string | undefined) | undefined;
  /** How many children a node has, also those that are not here yet; nodes without any are chosen, the others opened. */
  childCountOf: (node: Node) => number;
  /** The children of a node, of null for the top; undefined when none of them is here yet. */
  branchOf: (parentId: string | null) => Branch<Node> | undefined;
  /** Called while children that are not here yet are in view. */
  onNeed?: ((parentId: string | null) => void) | undefined;
  open: ReadonlySet<string>;
  /** Called with nodes to open that are closed, or to close that are open. */
  onToggle: (ids: readonly string[]) => void;
  chosenId?: string | undefined;
  onChoose: (node: Node) => void;
  /** A line of the tree, beside its arrow. */
  render: (node: Node) => ReactNode;
  className?: string | undefined;
};

type NodeLine = Extract<TreeLine<unknown>, { kind: 'node' }>;

const ROW_HEIGHT = 44;
const indent = (level: number) => ({ paddingInlineStart: `${(level - 1) * 1.25 + 0.75}rem` });

/** Nodes in branches that open and close. Only the lines in view are drawn; it fills the height that it is given and scrolls by itself. */
export function Tree<Node>(props: TreeProps<Node>) {
  const { label, idOf, nameOf, spoken, childCountOf, branchOf, onNeed, open, onToggle, chosenId, onChoose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState('');
  const lines = useMemo(
    () => treeLines({ idOf, nameOf, childCountOf, branchOf }, open),
    [idOf, nameOf, childCountOf, branchOf, open],
  );
  const focusable = Math.max(
    0,
    lines.findIndex(({ id }) => id === focusedId),
  );
  const virtualizer = useLineWindow(lines, focusable, scroller);
  const items = virtualizer.getVirtualItems();
  useMissingBranches(lines, items, onNeed);

  function act(node: Node) {
    if (childCountOf(node) > 0) onToggle([idOf(node)]);
    else onChoose(node);
  }
  function focusLine(id: string): boolean {
    const line = scroller.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`);
    line?.focus({ preventScroll: true });
    return line !== null && line !== undefined;
  }
  function go(index: number) {
    const id = lines[index]?.id ?? '';
    setFocusedId(id);
    virtualizer.scrollToIndex(index);
    // At once when it is drawn already, so that the next key finds it; otherwise when it has been scrolled to.
    if (!focusLine(id)) requestAnimationFrame(() => focusLine(id));
  }
  function press(event: KeyboardEvent, index: number, node: Node) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') act(node);
    else {
      const target = toTreeAction(lines, index, event.key, nameOf);
      if (target === undefined) return;
      if ('toggle' in target) onToggle(target.toggle);
      else go(target.go);
    }
    event.preventDefault();
  }

  return (
    <div ref={scroller} className={join('h-full overflow-auto overscroll-contain', props.className)}>
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
                <div role="none" style={indent(line.level)} className="flex h-full items-center pe-3">
                  <Skeleton className="h-3.5 w-2/3" />
                </div>
              ) : (
                <TreeItem
                  line={line}
                  focusable={index === focusable}
                  chosen={line.id === chosenId}
                  spoken={spoken?.(line.node)}
                  onFocus={() => setFocusedId(line.id)}
                  onKeyDown={(event) => press(event, index, line.node)}
                  onClick={() => act(line.node)}
                >
                  {props.render(line.node)}
                </TreeItem>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Draws only the lines in view. */
function useLineWindow<Node>(
  lines: readonly TreeLine<Node>[],
  focusable: number,
  scroller: RefObject<HTMLDivElement | null>,
) {
  // oxlint-disable-next-line react/incompatible-library -- guards the React Compiler, which is not used: nothing keeps what the virtualizer answered before
  return useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 12,
    // The line that Tab leads to stays drawn however far the tree is scrolled.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), focusable])].sort((a, b) => a - b),
  });
}

/** Asks for the children in view that are not here yet. */
function useMissingBranches<Node>(
  lines: readonly TreeLine<Node>[],
  items: readonly VirtualItem[],
  onNeed: TreeProps<Node>['onNeed'],
) {
  const wanted = items.flatMap(({ index }) => {
    const line = lines[index];
    return line?.kind === 'more' ? [line.parentId] : [];
  });
  useEffect(() => {
    for (const parentId of wanted) onNeed?.(parentId);
    // oxlint-disable-next-line react/exhaustive-deps -- a new list of the same ids asks for nothing
  }, [wanted.join(' '), onNeed]);
}

type TreeItemProps = {
  line: Omit<NodeLine, 'node'>;
  focusable: boolean;
  chosen: boolean;
  spoken: string | undefined;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
  children: ReactNode;
};

function TreeItem({ line, focusable, chosen, spoken, onFocus, onKeyDown, onClick, children }: TreeItemProps) {
  return (
    <div
      role="treeitem"
      data-line={line.id}
      tabIndex={focusable ? 0 : -1}
      aria-level={line.level}
      aria-posinset={line.position}
      aria-setsize={line.sisters}
      aria-expanded={line.open}
      aria-selected={chosen}
      aria-label={spoken}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onClick}
      style={indent(line.level)}
      className={join(
        'flex h-full cursor-pointer items-center gap-2 pe-3 text-base -outline-offset-2 select-none',
        chosen ? 'bg-accent-soft font-bold text-accent-ink' : 'hover:bg-surface-2',
      )}
    >
      {line.open !== undefined && (
        <Icon
          of={ChevronRight}
          directional
          className={join('text-ink-2 transition-transform duration-150', line.open && 'rotate-90 rtl:-rotate-90')}
        />
      )}
      {children}
    </div>
  );
}
