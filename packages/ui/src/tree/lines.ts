/** The known children of a node. */
export type Branch<Node> = {
  nodes: readonly Node[];
  /** How many there are, also those that are not here yet. */
  total: number;
};

/**
 * The children of a node, or of null for the top; undefined while unknown. Undefined when nothing is known of them
 * yet.
 */
export type TreeShape<Node> = {
  idOf: (node: Node) => string;
  nameOf: (node: Node) => string;
  childCountOf: (node: Node) => number;
  branchOf: (parentId: string | null) => Branch<Node> | undefined;
};

/** A line of the drawn tree: a node, or the place where more of its sisters will stand. */
export type TreeLine<Node> =
  | {
      kind: 'node';
      id: string;
      node: Node;
      parentId: string | null;
      level: number;
      /** Undefined for a node without children. */
      open: boolean | undefined;
      position: number;
      sisters: number;
    }
  | { kind: 'more'; id: string; parentId: string | null; level: number };

/** The lines of a tree from the top: each node before its children, as far as they are open. */
export function treeLines<Node>(
  shape: TreeShape<Node>,
  open: ReadonlySet<string>,
  parentId: string | null = null,
  level = 1,
): TreeLine<Node>[] {
  const branch = shape.branchOf(parentId);
  const more: TreeLine<Node> = { kind: 'more', id: `more ${parentId ?? ''}`, parentId, level };
  if (branch === undefined) return [more];
  const lines: TreeLine<Node>[] = [];
  for (const [index, node] of branch.nodes.entries()) {
    const id = shape.idOf(node);
    const isOpen = shape.childCountOf(node) > 0 ? open.has(id) : undefined;
    lines.push({ kind: 'node', id, node, parentId, level, open: isOpen, position: index + 1, sisters: branch.total });
    if (isOpen === true) for (const line of treeLines(shape, open, id, level + 1)) lines.push(line);
  }
  if (branch.nodes.length < branch.total) lines.push(more);
  return lines;
}

/** The target of a key: another line, or branches to open or close. */
export type TreeKeyAction = { go: number } | { toggle: readonly string[] };

/** The action of a key by the ARIA tree pattern; undefined for keys that the tree does not use. */
export function toTreeAction<Node>(
  lines: readonly TreeLine<Node>[],
  index: number,
  key: string,
  nameOf: (node: Node) => string,
): TreeKeyAction | undefined {
  const line = lines[index];
  if (line?.kind !== 'node') return undefined;
  const isNode = (other: TreeLine<Node>) => other.kind === 'node';
  const go = (found: number): TreeKeyAction => ({ go: found < 0 ? index : found });
  if (key === 'ArrowDown') return go(lines.findIndex((other, at) => at > index && isNode(other)));
  if (key === 'ArrowUp') return go(lines.findLastIndex((other, at) => at < index && isNode(other)));
  if (key === 'Home') return go(lines.findIndex(isNode));
  if (key === 'End') return go(lines.findLastIndex(isNode));
  if (key === 'ArrowRight') {
    if (line.open === undefined) return undefined;
    return line.open ? go(lines[index + 1]?.kind === 'node' ? index + 1 : index) : { toggle: [line.id] };
  }
  if (key === 'ArrowLeft') {
    if (line.open === true) return { toggle: [line.id] };
    return line.parentId === null ? undefined : go(lines.findIndex(({ id }) => id === line.parentId));
  }
  if (key === '*')
    return {
      toggle: lines.flatMap((other) =>
        other.kind === 'node' && other.parentId === line.parentId && other.open === false ? [other.id] : [],
      ),
    };
  return findByLetter(lines, index, key, nameOf);
}

/** The next line whose name begins with a letter, round the end. */
function findByLetter<Node>(
  lines: readonly TreeLine<Node>[],
  index: number,
  key: string,
  nameOf: (node: Node) => string,
): TreeKeyAction | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  const starts = (other: TreeLine<Node>) =>
    other.kind === 'node' && nameOf(other.node).toLowerCase().startsWith(letter);
  const later = lines.findIndex((other, at) => at > index && starts(other));
  const found = later < 0 ? lines.findIndex(starts) : later;
  return found < 0 ? undefined : { go: found };
}
