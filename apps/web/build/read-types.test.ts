import { expect, test } from 'vitest';
import { readTypes } from './read-types.ts';

const BOARD = `
import type { ReactNode } from 'react';
export { Column, Strip } from './column.tsx';
export type { Verdict } from './verdict.ts';
/** The order of the columns. */
export type BoardProps = {
  /** First to last. */
  order: readonly string[];
  children?: ReactNode;
};
export function Board({ order }: BoardProps) { return order; }
`;
const COLUMN = `
export type ColumnProps<Card> = { cards: readonly Card[]; tone: Tone };
type Tone = 'ok' | 'bad';
export function Column<Card>(props: ColumnProps<Card>) { return <Row of={props.cards} />; }
export function Strip({ wide, tone }: { wide: boolean } & Toned) { return wide && tone; }
type Toned = { tone: Tone };
export function Row({ of }: { of: unknown }) { return of; }
`;
const lists = readTypes(
  new Map([
    ['packages/ui/src/board/column.tsx', COLUMN],
    ['packages/ui/src/board/index.tsx', BOARD],
  ]),
);

test('the properties of a component are those of its type, with the comment before each as its note', () => {
  expect(lists['board']?.[0]).toEqual({
    name: 'Board',
    properties: [
      { name: 'order', type: 'readonly string[]', required: true, note: 'First to last.' },
      { name: 'children', type: 'ReactNode', required: false, note: '' },
    ],
    besides: [],
  });
});

test('a component that index.tsx passes on has its properties listed after its own, a part that it does not pass on has not', () => {
  expect(lists['board']?.map(({ name }) => name)).toEqual(['Board', 'Column', 'Strip']);
  expect(lists['board']?.[2]?.properties.map(({ name }) => name)).toEqual(['wide', 'tone']);
  expect(lists['board']?.[1]?.properties).toMatchObject([{ name: 'cards' }, { name: 'tone', type: "'ok' | 'bad'" }]);
});
