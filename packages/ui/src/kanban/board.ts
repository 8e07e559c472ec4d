import { createContext, use } from 'react';

/** What is carried while a card is dragged: its id, in a type that nothing else on the page takes. */
export const CARD_TYPE = 'application/x-hearth-card';

/** Tells if a card may be dropped on a column, with the effect or the reason. */
export type DropCheck = { allowed: boolean; text: string };

/** A card on its way, by pointer or by keyboard. */
export interface DraggedCard {
  readonly id: string;
  readonly from: string;
  /** The column that it would land on now. */
  readonly over: string | null;
  /** Carried by the keyboard: arrows choose the column. */
  readonly byKey: boolean;
}

/** The state that all columns of a board share. */
export interface Board {
  /** The ids of the columns, first to last. */
  readonly order: readonly string[];
  readonly folded: ReadonlySet<string>;
  readonly fold: (columnId: string, folded: boolean) => void;
  readonly dragged: DraggedCard | null;
  readonly drag: (dragged: DraggedCard | null) => void;
  /** Says where the card on its way would land. */
  readonly hover: (columnId: string | null) => void;
  /** What a drop of the card on its way would do to a column; null where nothing is to be said. */
  readonly verdictOf: (columnId: string) => DropCheck | null;
  /** Lets go of a card over a column. */
  readonly drop: (cardId: string, columnId: string) => void;
}

/** Set by Kanban. */
export const BoardContext = createContext<Board | null>(null);

/** The board that a column stands on. */
export function useBoardContext(): Board {
  const board = use(BoardContext);
  if (board === null) throw new Error('A KanbanColumn stands outside a Kanban.');
  return board;
}
