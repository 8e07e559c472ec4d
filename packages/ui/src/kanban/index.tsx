import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Board, DraggedCard, DropCheck } from './board.ts';
import { BoardContext } from './board.ts';
import { findFoldedColumns } from './fold.ts';

export type { DropCheck } from './board.ts';
export { KanbanColumn } from './column.tsx';
export type { KanbanColumnProps } from './column.tsx';

/** The props of a Kanban; its children are KanbanColumns. */
export type KanbanProps = {
  /** The ids of the columns, first to last. */
  order: readonly string[];
  /** Columns that are folded until somebody opens them. */
  foldedFirst?: readonly string[] | undefined;
  /** A column that does not fold by itself, because a card of it is open. */
  keepOpen?: string | undefined;
  /** Null for a card that cannot be anywhere else. */
  verdict: (cardId: string, columnId: string) => DropCheck | null;
  onDrop: (cardId: string, columnId: string) => void;
  /** Said when a card has been picked up by keyboard: which keys move it and let it go. */
  carryHint: (cardId: string) => string;
  children: ReactNode;
};

/** Columns of cards that are moved by pointer, touch or keyboard. Where there is no room for all, the last ones fold to a rail. */
export function Kanban({ order, foldedFirst = [], keepOpen, verdict, onDrop, carryHint, children }: KanbanProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.MAX_SAFE_INTEGER);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(foldedFirst.map((id) => [id, true])),
  );
  const [dragged, drag] = useState<DraggedCard | null>(null);
  const hover = useCallback(
    (over: string | null) => drag((now) => (now === null || now.over === over ? now : { ...now, over })),
    [],
  );

  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const measure = (): void => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(current);
      setRoom(current.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const board = useMemo((): Board => {
    const verdictOf = (columnId: string): DropCheck | null =>
      dragged === null || dragged.from === columnId ? null : verdict(dragged.id, columnId);
    return {
      order,
      folded: findFoldedColumns({ order, choices, keep: keepOpen, room }),
      fold: (columnId, folded) => setChoices((now) => new Map(now).set(columnId, folded)),
      dragged,
      drag,
      hover,
      verdictOf,
      drop: (cardId, columnId) => {
        drag(null);
        onDrop(cardId, columnId);
      },
    };
  }, [order, choices, keepOpen, room, dragged, hover, verdict, onDrop]);
  const said = dragged?.byKey !== true ? '' : dragged.over === null ? carryHint(dragged.id) : '';
  const over = dragged?.byKey === true && dragged.over !== null ? board.verdictOf(dragged.over) : null;
  return (
    <BoardContext value={board}>
      <div
        ref={frame}
        className="flex h-full min-h-0 gap-3 overflow-x-auto scroll-px-4 px-4 pb-4 md:scroll-px-6 md:px-6 phone:snap-x phone:snap-mandatory"
      >
        {children}
      </div>
      <p aria-live="assertive" className="sr-only">
        {over?.text ?? said}
      </p>
      {said !== '' && (
        <p
          aria-hidden="true"
          className="fixed inset-x-0 bottom-6 z-toast mx-auto w-fit max-w-[90vw] rounded-sm bg-ink px-4 py-2.5 text-sm text-surface shadow-lifted"
        >
          {said}
        </p>
      )}
    </BoardContext>
  );
}
