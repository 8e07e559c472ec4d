import { useCallback, useState } from 'react';
import type { Card, Listed } from '../../../contract/schemas.ts';

/** The candidates that a view shows now, in order. */
export interface VisibleCandidates {
  readonly columns: readonly (readonly (Card | Listed)[])[];
  readonly find: (id: string) => Card | Listed | undefined;
  readonly onCards: (column: string, cards: readonly Card[]) => void;
  readonly onLines: (lines: readonly Listed[]) => void;
}

/** `order` are the columns of the board; null where a list is shown in its place. */
export function useShown(order: readonly string[] | null): VisibleCandidates {
  const [cards, setCards] = useState<ReadonlyMap<string, readonly Card[]>>(new Map());
  const [lines, setLines] = useState<readonly Listed[]>([]);
  const columns = order === null ? [lines] : order.map((column) => cards.get(column) ?? []);
  return {
    columns,
    find: (id) => columns.flat().find((card) => card.id === id),
    onCards: useCallback((column, of) => setCards((now) => new Map(now).set(column, of)), []),
    onLines: setLines,
  };
}
