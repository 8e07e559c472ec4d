import type { VirtualItem } from '@tanstack/react-virtual';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronsLeftRight } from 'lucide-react';
import type { KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { IconButton } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import type { DropCheck } from './board.ts';
import { useBoardContext } from './board.ts';
import { CardRow } from './card-row.tsx';
import { KanbanRail } from './rail.tsx';
import type { CardFocus } from './use-card-focus.ts';
import { useCardFocus } from './use-card-focus.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useDropZone } from './use-drop-zone.ts';

/** The props of a KanbanColumn. */
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
  const { id, name, heading, foldLabel, cards, idOf, empty, onMore, onOpen } = props;
  const board = useBoardContext();
  const scroller = useRef<HTMLDivElement>(null);
  const { isTarget, handlers } = useDropZone(id, board);
  const verdict = board.verdictOf(id);
  const ids = useMemo(() => cards.map(idOf), [cards, idOf]);
  const virtualizer = useCardWindow(ids, scroller);
  const rows = virtualizer.getVirtualItems();
  const focus = useCardFocus(ids, scroller, virtualizer);

  useMoreAhead(rows.at(-1)?.index ?? 0, cards.length, onMore);
  const lift = (cardId: string): void => board.drag({ id: cardId, from: id, over: null, byKey: true });
  const press = useCardKeys({
    columnId: id,
    ids,
    page: Math.max(1, rows.length - 5),
    board,
    focus,
    lift,
    onOpen,
    onMore,
  });

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
            <CardGrid
              column={props}
              rows={rows}
              height={virtualizer.getTotalSize()}
              measure={virtualizer.measureElement}
              focus={focus}
              onKeyDown={press}
              onLift={lift}
            />
          )}
          {props.loadingMore !== undefined && (
            <div className="p-2 text-center text-sm text-ink-2">{props.loadingMore}</div>
          )}
        </div>
        <DropVerdict verdict={verdict} over={board.dragged?.over === id} />
      </div>
    </section>
  );
}

/** Draws only the cards in view. */
function useCardWindow(ids: readonly string[], scroller: RefObject<HTMLDivElement | null>) {
  // oxlint-disable-next-line react/incompatible-library -- guards the React Compiler, which is not used: nothing keeps what the virtualizer answered before
  return useVirtualizer({
    count: ids.length,
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
}

/** Asks for more cards when the last one drawn comes near the end. */
function useMoreAhead(last: number, count: number, onMore: (() => void) | undefined) {
  const nearEnd = onMore !== undefined && last >= count - AHEAD;
  useEffect(() => {
    if (nearEnd) onMore();
    // oxlint-disable-next-line react/exhaustive-deps -- asked again when there are more cards, not with every rendering
  }, [nearEnd, count]);
}

type CardGridProps<Card> = {
  column: KanbanColumnProps<Card>;
  rows: readonly VirtualItem[];
  height: number;
  measure: (row: Element | null) => void;
  focus: CardFocus;
  onKeyDown: (event: KeyboardEvent, index: number) => void;
  onLift: (cardId: string) => void;
};

function CardGrid<Card>({ column, rows, height, measure, focus, onKeyDown, onLift }: CardGridProps<Card>) {
  return (
    <div
      role="grid"
      aria-label={column.name}
      aria-rowcount={column.total}
      className="relative"
      style={{ height: height }}
    >
      {rows.map(({ index, start, key }) => {
        const card = column.cards[index];
        if (card === undefined) return null;
        const cardId = column.idOf(card);
        const reachable = index === focus.index;
        return (
          <CardRow
            key={key}
            ref={measure}
            id={cardId}
            columnId={column.id}
            index={index}
            start={start}
            name={column.nameOf(card)}
            open={cardId === column.openId}
            reachable={reachable}
            dragLabel={column.dragLabel(card)}
            menu={column.menu(card, reachable ? 0 : -1)}
            onFocus={() => focus.onFocus(cardId)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onOpen={() => column.onOpen(cardId)}
            onLift={() => {
              focus.go(index);
              onLift(cardId);
            }}
          >
            {column.render(card)}
          </CardRow>
        );
      })}
    </div>
  );
}

/** Says over the column what dropping the card would do, or why it cannot be dropped. */
function DropVerdict({ verdict, over }: { verdict: DropCheck | null; over: boolean }) {
  if (verdict === null || (verdict.allowed && !over)) return null;
  return (
    <p className="pointer-events-none absolute inset-x-1 bottom-2 z-sticky rounded-sm bg-ink px-3 py-2 text-sm text-surface shadow-lifted">
      {verdict.text}
    </p>
  );
}
