import type { TreeNode } from '../contract/schemas.ts';

/** What is known of the children of a node. */
export interface Branch {
  readonly nodes: readonly TreeNode[];
  /** Where the next page begins; null when all are here. */
  readonly next: string | null;
}

/** A line of the drawn tree: a node, or the place where more of its sisters will stand. */
export type TreeLine =
  | {
      readonly kind: 'node';
      readonly node: TreeNode;
      readonly level: number;
      readonly open: boolean;
      readonly position: number;
      readonly sisters: number;
    }
  | { readonly kind: 'more'; readonly parentId: string; readonly level: number };

/** The lines of a tree from the top: each node before its children, as far as they are open. */
export function treeLines(
  rootId: string,
  branches: ReadonlyMap<string, Branch>,
  open: ReadonlySet<string>,
  childCount: number,
  level = 1,
): TreeLine[] {
  const branch = branches.get(rootId);
  if (branch === undefined) return [{ kind: 'more', parentId: rootId, level }];
  const lines = branch.nodes.flatMap((node, index): TreeLine[] => {
    const isOpen = open.has(node.id) && node.child_count > 0;
    const line: TreeLine = { kind: 'node', node, level, open: isOpen, position: index + 1, sisters: childCount };
    return isOpen ? [line, ...treeLines(node.id, branches, open, node.child_count, level + 1)] : [line];
  });
  return branch.next === null ? lines : [...lines, { kind: 'more', parentId: rootId, level }];
}

/** Where a key leads from a line: the index of another line, or a change of the line's own branch. */
export function keyTarget(
  lines: readonly TreeLine[],
  index: number,
  key: string,
): { readonly go: number } | { readonly toggle: string } | undefined {
  const line = lines[index];
  if (line?.kind !== 'node') return undefined;
  const last = lines.length - 1;
  if (key === 'ArrowDown') return { go: Math.min(last, index + 1) };
  if (key === 'ArrowUp') return { go: Math.max(0, index - 1) };
  if (key === 'Home') return { go: 0 };
  if (key === 'End') return { go: last };
  if (key === 'ArrowRight' && line.node.child_count > 0)
    return line.open ? { go: index + 1 } : { toggle: line.node.id };
  if (key === 'ArrowLeft') {
    if (line.open) return { toggle: line.node.id };
    const parent = lines.findLastIndex((other, at) => at < index && other.level < line.level);
    return parent < 0 ? undefined : { go: parent };
  }
  const letter = key.length === 1 ? key.toLowerCase() : '';
  const starts = (other: TreeLine) => other.kind === 'node' && other.node.name.toLowerCase().startsWith(letter);
  const later = letter === '' ? -1 : lines.findIndex((other, at) => at > index && starts(other));
  const found = later < 0 && letter !== '' ? lines.findIndex(starts) : later;
  return found < 0 ? undefined : { go: found };
}
