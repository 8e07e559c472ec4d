import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Dragged } from './board.ts';
import { BoardContext } from './board.ts';
import { foldedColumns } from './fold.ts';

export { KanbanColumn } from './column.tsx';
export type { KanbanColumnProps, Verdict } from './column.tsx';

/** What a Kanban takes; its children are KanbanColumns. */
export type KanbanProps = {
  /** The ids of the columns, first to last. */
  order: readonly string[];
  /** Columns that are folded until somebody opens them. */
  foldedFirst?: readonly string[] | undefined;
  /** A column that does not fold by itself, because a card of it is open. */
  keepOpen?: string | undefined;
  children: ReactNode;
};

/** Columns of cards that are moved by pointer, touch or keyboard. Where there is no room for all, the last ones fold to a rail. */
export function Kanban({ order, foldedFirst = [], keepOpen, children }: KanbanProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.MAX_SAFE_INTEGER);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(foldedFirst.map((id) => [id, true])),
  );
  const [dragged, drag] = useState<Dragged | null>(null);

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

  const board = useMemo(
    () => ({
      folded: foldedColumns({ order, choices, keep: keepOpen, room }),
      fold: (columnId: string, folded: boolean) => setChoices((now) => new Map(now).set(columnId, folded)),
      dragged,
      drag,
    }),
    [order, choices, keepOpen, room, dragged],
  );
  return (
    <BoardContext value={board}>
      <div
        ref={frame}
        className="flex h-full min-h-0 gap-3 overflow-x-auto scroll-px-4 px-4 pb-4 md:scroll-px-6 md:px-6 phone:snap-x phone:snap-mandatory"
      >
        {children}
      </div>
    </BoardContext>
  );
}
