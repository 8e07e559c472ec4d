import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, DropIndicator, GridList, GridListItem, isTextDropItem, useDragAndDrop } from 'react-aria-components';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';

const TYPE = 'application/x-hearth-card';

/** A column of a board: a stage, its heading and the cards in it, in order. */
export type KanbanColumn<Card> = {
  id: string;
  /** Read aloud as the name of the list. */
  name: string;
  heading: ReactNode;
  cards: readonly Card[];
  /** Below the cards: more of them, or a hint. */
  footer?: ReactNode;
  empty: ReactNode;
};

/** What a Kanban takes. */
export type KanbanProps<Card> = {
  columns: readonly KanbanColumn<Card>[];
  idOf: (card: Card) => string;
  /** Read aloud as the name of a card. */
  nameOf: (card: Card) => string;
  render: (card: Card) => ReactNode;
  /** The words of the handle that moves a card. */
  dragLabel: (card: Card) => string;
  openId?: string | undefined;
  onOpen: (id: string) => void;
  onMove: (id: string, columnId: string) => void;
};

/** Columns of cards that are moved by pointer, touch or keyboard; moves are announced. */
export function Kanban<Card>({ columns, ...shared }: KanbanProps<Card>) {
  return (
    <div className="flex h-full min-h-0 snap-x gap-3 overflow-x-auto px-4 pb-4 md:px-6">
      {columns.map((column) => (
        <Column key={column.id} column={column} {...shared} />
      ))}
    </div>
  );
}

function Column<Card>({
  column,
  idOf,
  nameOf,
  render,
  dragLabel,
  openId,
  onOpen,
  onMove,
}: Omit<KanbanProps<Card>, 'columns'> & { column: KanbanColumn<Card> }) {
  const take = async (items: Iterable<{ kind: string }>): Promise<void> => {
    for (const item of items) {
      if (isTextDropItem(item as never))
        onMove(await (item as unknown as { getText(type: string): Promise<string> }).getText(TYPE), column.id);
    }
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [TYPE]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [TYPE],
    getDropOperation: () => 'move',
    onInsert: ({ items }) => void take(items),
    onRootDrop: ({ items }) => void take(items),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0.5 rounded-full data-drop-target:bg-accent" />
    ),
  });
  const items = column.cards.map((card) => ({ id: idOf(card), card }));
  return (
    <section
      aria-label={column.name}
      className="flex w-[17rem] shrink-0 snap-start flex-col md:w-auto md:min-w-56 md:flex-1"
    >
      <header className="pb-2">{column.heading}</header>
      <GridList
        aria-label={column.name}
        items={items}
        dependencies={[openId, render]}
        selectionMode="none"
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(String(key))}
        renderEmptyState={() => (
          <div className="grid min-h-24 place-items-center p-3 text-center text-sm text-ink-2">{column.empty}</div>
        )}
        className="flex min-h-24 flex-1 flex-col gap-2 overflow-y-auto rounded-lg p-0.5 outline-none data-drop-target:bg-accent-soft data-drop-target:outline-2 data-drop-target:outline-accent data-focus-visible:outline-2 data-focus-visible:outline-accent"
      >
        {({ id, card }) => (
          <GridListItem
            id={id}
            textValue={nameOf(card)}
            className={({ isFocusVisible, isDragging }) =>
              join(
                'group relative cursor-pointer rounded-lg border bg-surface p-3 outline-none hover:border-line-strong',
                id === openId ? 'border-accent ring-1 ring-accent' : 'border-line',
                isFocusVisible && 'outline-2 outline-offset-1 outline-accent',
                isDragging && 'opacity-50',
              )
            }
          >
            {render(card)}
            <Button
              slot="drag"
              aria-label={dragLabel(card)}
              className="absolute end-1 bottom-1 grid size-7 place-items-center rounded-md text-ink-3 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 focus-visible:outline-2 focus-visible:outline-accent pointer-coarse:opacity-100"
            >
              <Icon of={GripVertical} size={16} />
            </Button>
          </GridListItem>
        )}
      </GridList>
      {column.footer}
    </section>
  );
}
