import { ChevronsLeftRight, GripVertical } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { IconButton } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { CARD_TYPE, droppedCards, useBoardContext } from './board.ts';
import { KanbanRail } from './rail.tsx';

/** Whether a card may be dropped on a column, and what happens then or why not. */
export type Verdict = { allowed: boolean; text: string };

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
  idOf: (card: Card) => string;
  /** Read aloud as the name of a card. */
  nameOf: (card: Card) => string;
  render: (card: Card) => ReactNode;
  /** The words of the handle that moves a card. */
  dragLabel: (card: Card) => string;
  /** The menu of a card: every move that dragging can make, for those who do not drag. */
  menu: (card: Card) => ReactElement;
  empty: ReactNode;
  /** Called when the end of the cards comes near; absent when there are no more. */
  onMore?: (() => void) | undefined;
  loadingMore?: ReactNode;
  openId?: string | undefined;
  onOpen: (id: string) => void;
  /** Null for a card that cannot be anywhere else. */
  verdict: (cardId: string) => Verdict | null;
  onDrop: (cardId: string) => void;
};

const ROW_HEIGHT = 112;
const LAYOUT = { estimatedRowHeight: ROW_HEIGHT, gap: 8, padding: 4, loaderHeight: 44 };

/** One column of a board: its heading and its cards in order, of which only those in view are drawn. */
export function KanbanColumn<Card>(props: KanbanColumnProps<Card>) {
  const board = useBoardContext();
  const { dragged } = board;
  const verdict = dragged === null || dragged.from === props.id ? null : props.verdict(dragged.id);
  if (board.folded.has(props.id)) {
    return (
      <KanbanRail
        name={props.name}
        label={props.unfoldLabel}
        verdict={verdict}
        onUnfold={() => board.fold(props.id, false)}
        onDrop={props.onDrop}
      >
        {props.rail}
      </KanbanRail>
    );
  }
  return <OpenColumn {...props} shown={verdict} />;
}

function OpenColumn<Card>({
  id,
  name,
  heading,
  foldLabel,
  cards,
  idOf,
  nameOf,
  render,
  dragLabel,
  menu,
  empty,
  onMore,
  loadingMore,
  openId,
  onOpen,
  onDrop,
  shown,
}: KanbanColumnProps<Card> & { shown: Verdict | null }) {
  const { drag, fold } = useBoardContext();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [CARD_TYPE]: String(key), 'text/plain': String(key) })),
    onDragStart: ({ keys: [key] }) => key !== undefined && drag({ id: String(key), from: id }),
    onDragEnd: () => drag(null),
    acceptedDragTypes: [CARD_TYPE],
    // The whole column takes a card: its order is not the reader's to choose.
    getDropOperation: (target) => (target.type === 'root' && shown?.allowed === true ? 'move' : 'cancel'),
    onRootDrop: ({ items }) => void droppedCards(items).then((ids) => ids.forEach(onDrop)),
  });
  const items = cards.map((card) => ({ id: idOf(card), card }));
  return (
    <section
      aria-label={name}
      className="group/column relative flex min-h-0 min-w-44 flex-1 flex-col phone:w-[80vw] phone:flex-none phone:snap-start"
    >
      <header className="relative pb-2">
        {heading}
        <IconButton
          size="sm"
          label={foldLabel}
          icon={<Icon of={ChevronsLeftRight} />}
          onClick={() => fold(id, true)}
          className="absolute end-0 -top-1 bg-bg opacity-0 group-hover/column:opacity-100 focus-visible:opacity-100 phone:hidden pointer-coarse:hidden"
        />
      </header>
      <div
        className={join(
          'relative -mx-1 flex min-h-24 flex-1 flex-col rounded-md',
          shown?.allowed === true && 'has-data-drop-target:bg-accent-soft',
        )}
      >
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
          <GridList
            aria-label={name}
            items={items}
            dependencies={[openId, render]}
            selectionMode="none"
            // Letters are keys of the page here.
            disallowTypeAhead
            dragAndDropHooks={dragAndDropHooks}
            onAction={(key) => onOpen(String(key))}
            renderEmptyState={() => (
              <div className="grid min-h-24 place-items-center p-3 text-center text-sm text-ink-2">{empty}</div>
            )}
            className={join(
              'peer min-h-24 flex-1 overflow-x-hidden overflow-y-auto overscroll-y-contain rounded-md data-drop-target:outline-2 data-drop-target:outline-accent data-drop-target:outline-dashed',
              shown?.allowed === false && 'opacity-50',
            )}
          >
            {items.map(({ id: cardId, card }) => (
              <GridListItem
                key={cardId}
                id={cardId}
                textValue={nameOf(card)}
                className={({ isFocusVisible, isDragging }) =>
                  join(
                    'group/card relative cursor-pointer rounded-md border bg-surface px-3 pt-2.5 pb-2 -outline-offset-1 hover:border-line-strong',
                    cardId === openId ? 'border-accent ring-1 ring-accent' : 'border-line',
                    isFocusVisible && 'outline-2 outline-accent-ink',
                    isDragging && 'opacity-40',
                  )
                }
              >
                {render(card)}
                <span className="absolute end-1 bottom-1 flex rounded-sm bg-surface opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:-bottom-1 pointer-coarse:bg-transparent pointer-coarse:opacity-100">
                  <Button
                    slot="drag"
                    aria-label={dragLabel(card)}
                    className="grid size-7 cursor-grab place-items-center rounded-sm text-ink-3 hover:bg-sunken pointer-coarse:hidden"
                  >
                    <Icon of={GripVertical} />
                  </Button>
                  {menu(card)}
                </span>
              </GridListItem>
            ))}
            {onMore !== undefined && (
              <GridListLoadMoreItem onLoadMore={onMore} isLoading={loadingMore !== undefined} scrollOffset={2}>
                <div className="p-2 text-center text-sm text-ink-2">{loadingMore}</div>
              </GridListLoadMoreItem>
            )}
          </GridList>
        </Virtualizer>
        {shown !== null && (
          <p
            className={join(
              'pointer-events-none absolute inset-x-1 bottom-2 z-sticky rounded-sm bg-ink px-3 py-2 text-sm text-surface shadow-lifted',
              shown.allowed && 'invisible peer-data-drop-target:visible',
            )}
          >
            {shown.text}
          </p>
        )}
      </div>
    </section>
  );
}
