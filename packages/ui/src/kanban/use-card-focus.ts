import type { Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The focus inside a column of which only some cards are drawn. */
export interface CardFocus {
  /** The index of the card that Tab comes to. */
  readonly index: number;
  readonly onFocus: (id: string) => void;
  /** Takes the focus to a card, scrolling to it; `toEnd` follows the end while more cards arrive. */
  readonly go: (index: number, toEnd?: boolean) => void;
}

/** Keeps the focus: on the card while others come and go, on the one in its place when it leaves the column. */
export function useCardFocus(
  ids: readonly string[],
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
): CardFocus {
  const [focused, setFocused] = useState<{ readonly id: string; readonly index: number } | null>(null);
  const followsEnd = useRef(false);
  const known = focused === null ? -1 : ids.indexOf(focused.id);
  const index = known >= 0 ? known : Math.max(0, Math.min(ids.length - 1, focused?.index ?? 0));

  const focusRow = (at: number): void => {
    const id = ids[at];
    if (id === undefined) return;
    setFocused({ id, index: at });
    virtualizer.scrollToIndex(at);
    const row = (): HTMLElement | null | undefined =>
      scroller.current?.querySelector<HTMLElement>(`[data-key="${id}"]`);
    const now = row();
    // At once when it is drawn already, so that the next key finds it; otherwise when it has been scrolled to.
    if (now === null || now === undefined) requestAnimationFrame(() => row()?.focus({ preventScroll: true }));
    else now.focus({ preventScroll: true });
  };

  // A card that has gone takes the focus of the page with it: the one that stands in its place gets it.
  const gone = focused !== null && known < 0;
  useLayoutEffect(() => {
    if (gone && (document.activeElement === document.body || document.activeElement === null)) focusRow(index);
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, when a card has gone
  }, [gone]);
  // The end of the list moves on while its pages arrive.
  useEffect(() => {
    if (followsEnd.current) focusRow(ids.length - 1);
    // oxlint-disable-next-line react/exhaustive-deps -- only when there are more cards
  }, [ids.length]);

  return {
    index,
    onFocus: (id) => setFocused({ id, index: ids.indexOf(id) }),
    go: (at, toEnd = false) => {
      followsEnd.current = toEnd;
      focusRow(at);
    },
  };
}
