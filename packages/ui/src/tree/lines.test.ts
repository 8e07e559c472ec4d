import { describe, expect, it } from 'vitest';
import type { Branch, TreeLine, TreeShape } from './lines.ts';
import { toTreeAction, treeLines } from './lines.ts';

type Node = { name: string; children: number };
const node = (name: string, children = 0): Node => ({ name, children });

const BRANCHES = new Map<string | null, Branch<Node>>([
  [null, { nodes: [node('Andorra', 1), node('Brazil', 2), node('Belgium', 5), node('Chile')], total: 4 }],
  ['Brazil', { nodes: [node('Rio')], total: 2 }],
]);
const shape: TreeShape<Node> = {
  idOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  childCountOf: ({ children }) => children,
  branchOf: (id) => BRANCHES.get(id),
};
const lines = (...open: string[]) => treeLines(shape, new Set(open));
const drawn = (all: readonly TreeLine<Node>[]) =>
  all.map((line) => `${line.level} ${line.kind === 'node' ? line.node.name : `more of ${line.parentId ?? 'the top'}`}`);
const press = (all: readonly TreeLine<Node>[], index: number, key: string) =>
  toTreeAction(all, index, key, shape.nameOf);

describe('the lines of a tree', () => {
  it('hide the children of a closed node, and show those of an open one below it, one level deeper', () => {
    expect(drawn(lines())).toEqual(['1 Andorra', '1 Brazil', '1 Belgium', '1 Chile']);
    expect(drawn(lines('Brazil'))).toEqual([
      '1 Andorra',
      '1 Brazil',
      '2 Rio',
      '2 more of Brazil',
      '1 Belgium',
      '1 Chile',
    ]);
  });

  it('keep a place for children that are not here yet', () => {
    expect(drawn(lines('Andorra'))).toEqual(['1 Andorra', '2 more of Andorra', '1 Brazil', '1 Belgium', '1 Chile']);
    expect(drawn(treeLines({ ...shape, branchOf: () => undefined }, new Set()))).toEqual(['1 more of the top']);
  });

  it('say the place of each node among all its sisters, also those that are not here yet', () => {
    expect(lines('Brazil')[2]).toMatchObject({ position: 1, sisters: 2 });
  });

  it('leave open to be said only by nodes that have children', () => {
    expect(lines('Brazil').map((line) => line.kind === 'node' && line.open)).toEqual([
      false,
      true,
      undefined,
      false,
      false,
      undefined,
    ]);
  });

  it('are made of tens of thousands of nodes in one branch', () => {
    const many = { nodes: Array.from({ length: 25_600 }, (_, index) => node(`Place ${index}`)), total: 25_600 };
    const all = treeLines({ ...shape, branchOf: () => many }, new Set());
    expect(all.length).toBe(25_600);
    expect(press(all, 0, 'End')).toEqual({ go: 25_599 });
  });
});

describe('the keys of a tree', () => {
  const open = ['Brazil'];
  // 0 Andorra (closed), 1 Brazil (open), 2 Rio, 3 more, 4 Belgium (closed), 5 Chile (leaf)
  it.each([
    ['ArrowDown', 0, { go: 1 }],
    ['ArrowDown', 2, { go: 4 }],
    ['ArrowDown', 5, { go: 5 }],
    ['ArrowUp', 0, { go: 0 }],
    ['ArrowUp', 4, { go: 2 }],
    ['ArrowRight', 0, { toggle: ['Andorra'] }],
    ['ArrowRight', 1, { go: 2 }],
    ['ArrowRight', 5, undefined],
    ['ArrowLeft', 1, { toggle: ['Brazil'] }],
    ['ArrowLeft', 2, { go: 1 }],
    ['ArrowLeft', 0, undefined],
    ['Home', 4, { go: 0 }],
    ['End', 0, { go: 5 }],
    ['*', 5, { toggle: ['Andorra', 'Belgium'] }],
    ['b', 0, { go: 1 }],
    ['B', 1, { go: 4 }],
    ['b', 4, { go: 1 }],
    ['x', 0, undefined],
    ['Shift', 0, undefined],
    [' ', 0, undefined],
  ] as const)('%s on line %i', (key, index, outcome) => {
    expect(press(lines(...open), index, key)).toEqual(outcome);
  });

  it('stays on an open node whose children are still on their way', () => {
    expect(press(lines('Andorra'), 0, 'ArrowRight')).toEqual({ go: 0 });
  });
});
