import { expect, test } from 'vitest';
import type { TreeNode } from '../contract/schemas.ts';
import { keyTarget, treeLines, type Branch, type TreeLine } from './tree-lines.ts';

function node(name: string, children = 0): TreeNode {
  const type = children > 0 ? 'REGION' : 'LOCATION';
  return {
    id: name,
    group_id: 'root',
    parent_id: 'root',
    type,
    name,
    number: null,
    status: 'active',
    child_count: children,
    location_count: children,
    country: null,
  };
}

const BRANCHES = new Map<string, Branch>([
  ['root', { nodes: [node('Andorra', 1), node('Brazil', 2), node('Belgium', 5)], next: null }],
  ['Brazil', { nodes: [node('Rio')], next: 'page 2' }],
]);
const drawn = (lines: readonly TreeLine[]) =>
  lines.map((line) =>
    line.kind === 'node' ? `${line.level} ${line.node.name}` : `${line.level} more of ${line.parentId}`,
  );
const lines = (...open: string[]) => treeLines('root', BRANCHES, new Set(open), 3);

test('a closed node hides its children; an open one shows them below itself, one level deeper', () => {
  expect(drawn(lines())).toEqual(['1 Andorra', '1 Brazil', '1 Belgium']);
  expect(drawn(lines('Brazil'))).toEqual(['1 Andorra', '1 Brazil', '2 Rio', '2 more of Brazil', '1 Belgium']);
});

test('children that are not here yet have a place, which asks for them when it comes into view', () => {
  expect(drawn(lines('Andorra'))).toEqual(['1 Andorra', '2 more of Andorra', '1 Brazil', '1 Belgium']);
  expect(drawn(treeLines('root', new Map(), new Set(), 0))).toEqual(['1 more of root']);
});

test('every node says its place among all its sisters, also those that are not here yet', () => {
  expect(lines('Brazil')[2]).toMatchObject({ position: 1, sisters: 2 });
});

test('arrows walk the lines, open and close branches, and lead back to the parent', () => {
  const closed = lines();
  const open = lines('Brazil');
  expect(keyTarget(closed, 0, 'ArrowDown')).toEqual({ go: 1 });
  expect(keyTarget(closed, 0, 'ArrowUp')).toEqual({ go: 0 });
  expect(keyTarget(closed, 1, 'ArrowRight')).toEqual({ toggle: 'Brazil' });
  expect(keyTarget(open, 1, 'ArrowRight')).toEqual({ go: 2 });
  expect(keyTarget(open, 2, 'ArrowLeft')).toEqual({ go: 1 });
  expect(keyTarget(open, 1, 'ArrowLeft')).toEqual({ toggle: 'Brazil' });
  expect(keyTarget(closed, 0, 'ArrowLeft')).toBeUndefined();
  expect([keyTarget(open, 2, 'Home'), keyTarget(open, 0, 'End')]).toEqual([{ go: 0 }, { go: 4 }]);
});

test('a letter leads to the next name that begins with it, round the end', () => {
  const closed = lines();
  expect(keyTarget(closed, 0, 'b')).toEqual({ go: 1 });
  expect(keyTarget(closed, 1, 'B')).toEqual({ go: 2 });
  expect(keyTarget(closed, 2, 'b')).toEqual({ go: 1 });
  expect(keyTarget(closed, 0, 'x')).toBeUndefined();
  expect(keyTarget(closed, 0, 'Shift')).toBeUndefined();
});
