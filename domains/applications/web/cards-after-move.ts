import type { Card, Stage } from '../contract/schemas.ts';

interface Column {
  readonly stage: Stage;
  readonly total: number;
  readonly late: number;
  readonly oldest: string | null;
  readonly cards: Card[];
}

/** The columns as they will stand when a card has moved: out of one, on top of the other. An end takes it off the board. */
export function cardsAfterMove<C extends Column>(columns: readonly C[], cardId: string, to: Stage): C[] {
  const card = columns.flatMap((column) => column.cards).find((candidate) => candidate.id === cardId);
  if (card === undefined || card.stage === to) return [...columns];
  return columns.map((column) => {
    if (column.stage === card.stage)
      return { ...column, total: column.total - 1, cards: column.cards.filter(({ id }) => id !== cardId) };
    if (column.stage === to)
      return { ...column, total: column.total + 1, cards: [{ ...card, stage: to }, ...column.cards] };
    return column;
  });
}
