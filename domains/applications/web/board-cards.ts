import type { Card, Stage } from '../contract/schemas.ts';

interface Column {
  readonly stage: Stage;
  readonly total: number;
  readonly late: number;
  readonly oldest: string | null;
  readonly cards: Card[];
}

/** The columns as they will stand when a card has moved: out of one, on top of the other. An end takes it off the board. */
export function cardsAfterMove<C extends Column>(columns: readonly C[], card: Card, to: Stage): C[] {
  const without = (cards: readonly Card[]): Card[] => cards.filter(({ id }) => id !== card.id);
  return columns.map((column) => {
    if (column.stage === to)
      return { ...column, total: column.total + 1, cards: [{ ...card, stage: to }, ...without(column.cards)] };
    if (column.stage === card.stage) return { ...column, total: column.total - 1, cards: without(column.cards) };
    return column;
  });
}

/** A column's first cards with those of its further pages, each once: pages shift while people come and go. */
export function joinCards(stage: Stage, first: readonly Card[], more: readonly Card[]): Card[] {
  const seen = new Set(first.map((card) => card.id));
  return [...first, ...more.filter((card) => card.stage === stage && !seen.has(card.id) && Boolean(seen.add(card.id)))];
}

/** The ids of who stands before and after somebody. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Who stands before and after a card, column by column. */
export function neighboursOf(columns: readonly (readonly Card[])[], cardId: string): Neighbours {
  const ids = columns.flatMap((cards) => cards.map((card) => card.id));
  const place = ids.indexOf(cardId);
  return place < 0
    ? { previous: null, next: ids[0] ?? null }
    : { previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null };
}
