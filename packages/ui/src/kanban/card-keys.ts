/** The card or column that the reader's key applies to. */
export interface CardPosition {
  /** The card that has the focus, of how many. */
  readonly index: number;
  readonly count: number;
  /** How many cards a page of the keyboard is. */
  readonly page: number;
  /** Whether a card is in hand. */
  readonly carrying: boolean;
  readonly rtl: boolean;
}

/**
 * The action of a key on a board; `wait` does nothing but prevents scrolling. `wait`: nothing, and the page does not
 * scroll either.
 */
export type CardKeyAction =
  | { readonly go: number; readonly toEnd?: true }
  | { readonly beside: 1 | -1 }
  | { readonly carry: 1 | -1 }
  | 'open'
  | 'lift'
  | 'drop'
  | 'putBack'
  | 'wait';

/** The meaning of a key on a card; null where it has none. */
export function toCardAction(key: string, { index, count, page, carrying, rtl }: CardPosition): CardKeyAction | null {
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (sideways !== 0) {
    const step = sideways > 0 === rtl ? -1 : 1;
    return carrying ? { carry: step } : { beside: step };
  }
  if (carrying) {
    if (key === 'Enter' || key === ' ') return 'drop';
    if (key === 'Escape' || key === 'Tab') return 'putBack';
    return key.startsWith('Arrow') ? 'wait' : null;
  }
  if (key === 'Enter') return 'open';
  if (key === ' ') return 'lift';
  if (key === 'End') return { go: count - 1, toEnd: true };
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -index,
  };
  const step = steps[key];
  return step === undefined ? null : { go: Math.max(0, Math.min(count - 1, index + step)) };
}

/** The column beside another one, in the order of the board; at an end the same. */
export function columnBeside(order: readonly string[], columnId: string, step: 1 | -1): string {
  return order[order.indexOf(columnId) + step] ?? columnId;
}
