import type { ReactNode } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useGridLayout } from '../editor/use-schedule.ts';
import { headerHeight } from './use-cursor-focus.ts';

type GridCardProps = {
  label: string;
  row: string;
  day: number;
  /** In letters: it grows with them. */
  width: `${number}rem`;
  onLeave: () => void;
  children: ReactNode;
};

/** A small dialog beside a cell of the grid. It opens to the side where there is room, and never covers its own line. */
export function GridCard({ label, row, day, width, onLeave, children }: GridCardProps) {
  const { rows, tops } = useGridLayout();
  const card = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);
  const [above, setAbove] = useState(false);
  const at = rows.findIndex((laid) => laid.row.key === row);
  const top = tops[at] ?? 0;
  const bottom = tops[at + 1] ?? top;
  useLayoutEffect(() => {
    const box = card.current?.closest<HTMLElement>('.wk');
    const own = card.current;
    if (!box || own === null) return;
    const head = headerHeight(box);
    const foot = box.querySelector<HTMLElement>('.wk-foot')?.offsetHeight ?? 0;
    const below = box.scrollTop + box.clientHeight - head - foot - bottom;
    const over = top - box.scrollTop;
    setAbove(own.offsetHeight > below && over > below);
    requestAnimationFrame(() => own.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  }, [top, bottom]);
  useLayoutEffect(() => {
    const onPress = (event: PointerEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (
        target !== null &&
        !card.current?.contains(target) &&
        target.closest('[role=dialog], [role=alertdialog]') === null
      )
        leave();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, []);
  const side =
    day < 4
      ? { insetInlineStart: `calc(var(--first) + (100% - var(--first)) / 7 * ${day} + 3px)` }
      : { insetInlineEnd: `calc((100% - var(--first)) / 7 * ${6 - day} + 3px)` };
  const height = above ? { insetBlockStart: top - 4, translate: '0 -100%' } : { insetBlockStart: bottom + 2 };
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
      className="pointer-events-auto absolute z-20 max-w-[calc(100vw-1rem)] rounded-md bg-surface p-4 text-ink shadow-lifted ring-1 ring-line-strong"
      style={{ inlineSize: width, ...side, ...height }}
    >
      {children}
    </div>
  );
}
