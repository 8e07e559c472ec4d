import { createContext, use } from 'react';
import type { DropItem } from 'react-aria-components/GridList';

/** What is carried while a card is dragged: its id, in a type that nothing else on the page takes. */
export const CARD_TYPE = 'application/x-hearth-card';

/** What all columns of a board share. */
export interface Board {
  readonly folded: ReadonlySet<string>;
  readonly fold: (columnId: string, folded: boolean) => void;
  /** The card that is being dragged and the column that it comes from. */
  readonly dragged: Dragged | null;
  readonly drag: (dragged: Dragged | null) => void;
}

/** A card on its way. */
export interface Dragged {
  readonly id: string;
  readonly from: string;
}

/** Set by Kanban. */
export const BoardContext = createContext<Board | null>(null);

/** The board that a column stands on. */
export function useBoardContext(): Board {
  const board = use(BoardContext);
  if (board === null) throw new Error('A KanbanColumn stands outside a Kanban.');
  return board;
}

/** The ids of the cards that were dropped. */
export async function droppedCards(items: readonly DropItem[]): Promise<string[]> {
  const ids = items.map((item) =>
    item.kind === 'text' && item.types.has(CARD_TYPE) ? item.getText(CARD_TYPE) : Promise.resolve(''),
  );
  return (await Promise.all(ids)).filter((id) => id !== '');
}
