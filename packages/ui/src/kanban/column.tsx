import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronsLeftRight } from 'lucide-react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { IconButton } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { useBoardContext } from './board.ts';
import { cardKey, columnBeside } from './card-keys.ts';
import { CardRow } from './card-row.tsx';
import { KanbanRail } from './rail.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { useDropZone } from './use-drop-zone.ts';

/** What a KanbanColumn takes. */
export type KanbanColumnProps<Card> = {
  id: string;
  /** Read aloud as the name of the list. */
  name: string;
  heading: ReactNode;
  /** What the column is when it is folded: a narrow strip. */
  rail: ReactNode;
  foldLabel: string;
  unfoldLabel: string;
  cards: readonly Card[];
  /** How many there are, also those that have not been read yet. */
  total: number;
  idOf: (card: Card) => string;
  /** Read aloud as the name of a card. */
  nameOf: (card: Card) => string;
  render: (card: Card) => ReactNode;
  /** The words of the handle that moves a card. */
  dragLabel: (card: Card) => string;
  /** The menu of a card: every move that dragging can make, for those who do not drag. It is reached by Tab from its card alone. */
  menu: (card: Card, tabIndex: 0 | -1) => ReactElement;
  empty: ReactNode;
  /** Called when the end of the cards comes near; absent when there are no more. */
  onMore?: (() => void) | undefined;
  loadingMore?: ReactNode;
  openId?: string | undefined;
  onOpen: (id: string) => void;
};

const ROW_HEIGHT = 112;
const GAP = 8;
/** So many cards before the end, more are asked for. */
const AHEAD = 12;

/** One column of a board: its heading and its cards in order, of which only those in view are drawn. */
export function KanbanColumn<Card>(props: KanbanColumnProps<Card>) {
  const { folded } = useBoardContext();
  if (!folded.has(props.id)) return <OpenColumn {...props} />;
  return (
    <KanbanRail id={props.id} name={props.name} label={props.unfoldLabel}>
      {props.rail}
    </KanbanRail>
  );
}

function OpenColumn<Card>(props: KanbanColumnProps<Card>) {
  const { id, name, heading, foldLabel, cards, total, idOf, nameOf, render, empty, onMore, openId, onOpen } = props;
  const board = useBoardContext();
  const scroller = useRef<HTMLDivElement>(null);
  const { isTarget, handlers } = useDropZone(id, board);
  const verdict = board.verdictOf(id);
  const ids = useMemo(() => cards.map(idOf), [cards, idOf]);
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => ids[index] ?? index,
    gap: GAP,
    paddingStart: GAP / 2,
    paddingEnd: GAP,
    scrollPaddingStart: GAP,
    scrollPaddingEnd: GAP,
    overscan: 4,
  });
  const rows = virtualizer.getVirtualItems();
  const focus = useCardFocus(ids, scroller, virtualizer);

  const last = rows.at(-1)?.index ?? 0;
  const nearEnd = onMore !== undefined && last >= cards.length - AHEAD;
  useEffect(() => {
    if (nearEnd) onMore();
    // oxlint-disable-next-line react/exhaustive-deps -- asked again when there are more cards, not with every rendering
  }, [nearEnd, cards.length]);

  const lift = (cardId: string): void => board.drag({ id: cardId, from: id, over: null, byKey: true });
  const press = (event: KeyboardEvent, index: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { dragged } = board;
    const cardId = ids[index];
    if (cardId === undefined) return;
    const carrying = dragged?.byKey === true && dragged.id === cardId;
    const meaning = cardKey(event.key, {
      index,
      count: cards.length,
      page: Math.max(1, rows.length - 5),
      carrying,
      rtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (meaning === null) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    if (meaning === 'open') onOpen(cardId);
    else if (meaning === 'lift') lift(cardId);
    else if (meaning === 'putBack') board.drag(null);
    else if (meaning === 'drop') {
      const over = dragged?.over ?? null;
      if (over !== null && board.verdictOf(over)?.allowed === true) board.drop(cardId, over);
      else if (over === null || over === id) board.drag(null);
    } else if (meaning === 'wait') return;
    else if ('carry' in meaning) board.hover(columnBeside(board.order, dragged?.over ?? id, meaning.carry));
    else if ('beside' in meaning) focusBeside(event.currentTarget, meaning.beside);
    else focus.go(meaning.go, meaning.toEnd === true && onMore !== undefined);
  };

  return (
    <section
      aria-label={name}
      data-column={id}
      className="group/column relative flex min-h-0 min-w-44 flex-1 flex-col phone:w-[80vw] phone:flex-none phone:snap-start"
    >
      <header className="relative pb-2">
        {heading}
        <IconButton
          size="sm"
          label={foldLabel}
          icon={<Icon of={ChevronsLeftRight} />}
          onClick={() => board.fold(id, true)}
          className="absolute end-0 -top-1 bg-bg opacity-0 group-hover/column:opacity-100 focus-visible:opacity-100 phone:hidden pointer-coarse:hidden"
        />
      </header>
      <div {...handlers} className="relative -mx-1 flex min-h-24 flex-1 flex-col">
        <div
          ref={scroller}
          className={join(
            'min-h-24 flex-1 overflow-x-hidden overflow-y-auto overscroll-y-contain rounded-md',
            isTarget && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent outline-dashed',
            verdict?.allowed === false && 'opacity-50',
          )}
        >
          {cards.length === 0 ? (
            <div className="grid min-h-24 place-items-center p-3 text-center text-sm text-ink-2">{empty}</div>
          ) : (
            <div
              role="grid"
              aria-label={name}
              aria-rowcount={total}
              className="relative"
              style={{ height: virtualizer.getTotalSize() }}
            >
              {rows.map(({ index, start, key }) => {
                const card = cards[index];
                if (card === undefined) return null;
                const cardId = idOf(card);
                const reachable = index === focus.index;
                return (
                  <CardRow
                    key={key}
                    ref={virtualizer.measureElement}
                    id={cardId}
                    columnId={id}
                    index={index}
                    start={start}
                    name={nameOf(card)}
                    open={cardId === openId}
                    reachable={reachable}
                    dragLabel={props.dragLabel(card)}
                    menu={props.menu(card, reachable ? 0 : -1)}
                    onFocus={() => focus.onFocus(cardId)}
                    onKeyDown={(event) => press(event, index)}
                    onOpen={() => onOpen(cardId)}
                    onLift={() => {
                      focus.go(index);
                      lift(cardId);
                    }}
                  >
                    {render(card)}
                  </CardRow>
                );
              })}
            </div>
          )}
          {props.loadingMore !== undefined && (
            <div className="p-2 text-center text-sm text-ink-2">{props.loadingMore}</div>
          )}
        </div>
        {verdict !== null && (board.dragged?.over === id || !verdict.allowed) && (
          <p className="pointer-events-none absolute inset-x-1 bottom-2 z-sticky rounded-sm bg-ink px-3 py-2 text-sm text-surface shadow-lifted">
            {verdict.text}
          </p>
        )}
      </div>
    </section>
  );
}

/** Takes the focus to the card at the same height in the next column that has any. */
function focusBeside(row: EventTarget & Element, step: 1 | -1): void {
  const column = row.closest('[data-column]');
  let next = step > 0 ? column?.nextElementSibling : column?.previousElementSibling;
  while (next !== null && next !== undefined) {
    const top = row.getBoundingClientRect().top;
    const off = (card: Element): number => Math.abs(card.getBoundingClientRect().top - top);
    const [nearest] = [...next.querySelectorAll<HTMLElement>('[role="row"]')].toSorted((a, b) => off(a) - off(b));
    if (nearest !== undefined) {
      nearest.focus();
      return;
    }
    next = step > 0 ? next.nextElementSibling : next.previousElementSibling;
  }
}
