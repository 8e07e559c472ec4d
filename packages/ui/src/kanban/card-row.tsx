import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { CARD_TYPE, useBoardContext } from './board.ts';

/** The props of a CardRow. */
export type CardRowProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  columnId: string;
  index: number;
  /** Pixels from the top of the list. */
  start: number;
  name: string;
  open: boolean;
  /** Whether Tab comes to this card. */
  reachable: boolean;
  dragLabel: string;
  menu: ReactElement;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
  onLift: () => void;
  children: ReactNode;
};

/** One card of a column, with what can be done to it. */
export function CardRow({
  ref,
  id,
  columnId,
  index,
  start,
  name,
  open,
  reachable,
  dragLabel,
  menu,
  onFocus,
  onKeyDown,
  onOpen,
  onLift,
  children,
}: CardRowProps) {
  const { dragged, drag } = useBoardContext();
  const away = dragged?.id === id;
  return (
    <div
      ref={ref}
      data-index={index}
      role="row"
      aria-rowindex={index + 1}
      aria-label={name}
      data-key={id}
      tabIndex={reachable ? 0 : -1}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(CARD_TYPE, id);
        event.dataTransfer.effectAllowed = 'move';
        // After the browser has drawn what hangs on the pointer.
        setTimeout(() => drag({ id, from: columnId, over: null, byKey: false }));
      }}
      onDragEnd={() => setTimeout(() => drag(null))}
      onFocus={onFocus}
      onKeyDown={(event) => event.target === event.currentTarget && onKeyDown(event)}
      onClick={({ target }) => target instanceof Element && target.closest('button') === null && onOpen()}
      style={{ transform: `translateY(${start}px)` }}
      className={join(
        'group/card absolute inset-x-1 top-0 cursor-pointer rounded-md border bg-surface px-3 pt-2.5 pb-2 -outline-offset-1 outline-accent-ink hover:border-line-strong focus-visible:outline-2',
        open ? 'border-accent ring-1 ring-accent' : 'border-line',
        away && (dragged.byKey ? 'shadow-lifted ring-2 ring-accent' : 'border-dashed border-line-strong opacity-40'),
      )}
    >
      <div role="gridcell">
        {children}
        <span className="absolute end-1 bottom-1 flex rounded-sm bg-surface opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:-bottom-1 pointer-coarse:bg-transparent pointer-coarse:opacity-100">
          <button
            type="button"
            aria-label={dragLabel}
            tabIndex={reachable ? 0 : -1}
            onClick={onLift}
            className="grid size-7 cursor-grab place-items-center rounded-sm text-ink-3 hover:bg-sunken pointer-coarse:hidden"
          >
            <Icon of={GripVertical} />
          </button>
          {menu}
        </span>
      </div>
    </div>
  );
}
