import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import { useBoardContext } from './board.ts';
import { useDropZone } from './use-drop-zone.ts';

/** The props of a KanbanRail. */
export type KanbanRailProps = {
  id: string;
  name: string;
  /** The words of the button that opens the column. */
  label: string;
  children: ReactNode;
};

/** A folded column: a strip that opens with a press and takes cards like an open one. */
export function KanbanRail({ id, name, label, children }: KanbanRailProps) {
  const board = useBoardContext();
  const { isTarget, handlers } = useDropZone(id, board);
  const verdict = board.verdictOf(id);
  return (
    <section
      {...handlers}
      aria-label={name}
      className={join(
        'relative flex w-11 shrink-0 flex-col rounded-md border phone:snap-start',
        isTarget ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <button
        type="button"
        aria-expanded={false}
        title={label}
        onClick={() => board.fold(id, false)}
        className={join(
          'flex min-h-0 w-full flex-1 flex-col items-center gap-2 overflow-hidden rounded-md py-3 -outline-offset-2 hover:bg-sunken',
          verdict?.allowed === false && 'opacity-50',
        )}
      >
        <span className="sr-only">{label}</span>
        {children}
      </button>
      {verdict !== null && board.dragged?.over === id && (
        <p className="pointer-events-none absolute end-0 bottom-2 z-sticky w-44 rounded-sm bg-ink px-3 py-2 text-sm text-surface shadow-lifted">
          {verdict.text}
        </p>
      )}
    </section>
  );
}
