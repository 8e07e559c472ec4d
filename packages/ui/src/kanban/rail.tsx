import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import { join } from '../classes/join.ts';
import { CARD_TYPE, droppedCards } from './board.ts';
import type { Verdict } from './column.tsx';

/** What a KanbanRail takes. */
export type KanbanRailProps = {
  name: string;
  /** The words of the button that opens the column. */
  label: string;
  verdict: Verdict | null;
  onUnfold: () => void;
  onDrop: (cardId: string) => void;
  children: ReactNode;
};

/** A folded column: a strip that opens with a press and takes cards like an open one. */
export function KanbanRail({ name, label, verdict, onUnfold, onDrop, children }: KanbanRailProps) {
  const ref = useRef<HTMLElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(CARD_TYPE) && verdict?.allowed === true ? 'move' : 'cancel'),
    onDrop: ({ items }) => void droppedCards(items).then((ids) => ids.forEach(onDrop)),
  });
  return (
    <section
      {...dropProps}
      ref={ref}
      aria-label={name}
      className={join(
        'relative flex w-11 shrink-0 flex-col rounded-md border phone:snap-start',
        isDropTarget ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <button
        type="button"
        aria-expanded={false}
        title={label}
        onClick={onUnfold}
        className={join(
          'flex min-h-0 w-full flex-1 flex-col items-center gap-2 overflow-hidden rounded-md py-3 -outline-offset-2 hover:bg-sunken',
          verdict?.allowed === false && 'opacity-50',
        )}
      >
        <span className="sr-only">{label}</span>
        {children}
      </button>
      {verdict !== null && (isDropTarget || !verdict.allowed) && (
        <p className="pointer-events-none absolute end-0 bottom-2 z-sticky w-44 rounded-sm bg-ink px-3 py-2 text-sm text-surface shadow-lifted">
          {verdict.text}
        </p>
      )}
    </section>
  );
}
