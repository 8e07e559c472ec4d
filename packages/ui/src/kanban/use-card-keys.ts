import type { KeyboardEvent } from 'react';
import type { Board } from './board.ts';
import type { CardKeyAction } from './card-keys.ts';
import { toCardAction, columnBeside } from './card-keys.ts';
import type { CardFocus } from './use-card-focus.ts';

/** The column whose cards the keys act on. */
export interface KeyboardColumn {
  readonly columnId: string;
  /** The ids of its cards, in order. */
  readonly ids: readonly string[];
  /** How many cards Page Down goes. */
  readonly page: number;
  readonly board: Board;
  readonly focus: CardFocus;
  readonly lift: (cardId: string) => void;
  readonly onOpen: (cardId: string) => void;
  readonly onMore: (() => void) | undefined;
}

/** Handles the keys of a column: they move the focus, open a card, or lift, carry and drop it. */
export function useCardKeys(column: KeyboardColumn): (event: KeyboardEvent, index: number) => void {
  const { ids, page, board } = column;
  return (event, index) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cardId = ids[index];
    if (cardId === undefined) return;
    const carrying = board.dragged?.byKey === true && board.dragged.id === cardId;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const action = toCardAction(event.key, { index, count: ids.length, page, carrying, rtl });
    if (action === null) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    act(column, cardId, action, event.currentTarget);
  };
}

function act(column: KeyboardColumn, cardId: string, action: CardKeyAction, row: Element): void {
  const { columnId, board, focus, lift, onOpen, onMore } = column;
  const over = board.dragged?.over ?? null;
  if (action === 'open') onOpen(cardId);
  else if (action === 'lift') lift(cardId);
  else if (action === 'putBack') board.drag(null);
  else if (action === 'drop') {
    if (over !== null && board.verdictOf(over)?.allowed === true) board.drop(cardId, over);
    else if (over === null || over === columnId) board.drag(null);
  } else if (action === 'wait') return;
  else if ('carry' in action) board.hover(columnBeside(board.order, over ?? columnId, action.carry));
  else if ('beside' in action) focusBeside(row, action.beside);
  else focus.go(action.go, action.toEnd === true && onMore !== undefined);
}

/** Takes the focus to the card at the same height in the next column that has any. */
function focusBeside(row: Element, step: 1 | -1): void {
  const column = row.closest('[data-column]');
  let next = step > 0 ? column?.nextElementSibling : column?.previousElementSibling;
  while (next !== null && next !== undefined) {
    const top = row.getBoundingClientRect().top;
    const distance = (card: Element): number => Math.abs(card.getBoundingClientRect().top - top);
    const [nearest] = [...next.querySelectorAll<HTMLElement>('[role="row"]')].toSorted(
      (a, b) => distance(a) - distance(b),
    );
    if (nearest !== undefined) {
      nearest.focus();
      return;
    }
    next = step > 0 ? next.nextElementSibling : next.previousElementSibling;
  }
}
