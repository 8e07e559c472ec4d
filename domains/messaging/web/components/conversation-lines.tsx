import { usePhrases } from '@hearth/i18n/phrases';
import { Spinner } from '@hearth/ui/spinner';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import en from '../en.json' with { type: 'json' };
import type { InboxLine } from '../inbox-lines.ts';
import { ConversationLine } from './conversation-line.tsx';

const LINE_HEIGHT = 86;
/** So many lines before the end, more are asked for. */
const AHEAD = 10;

/** The list itself: it scrolls alone, draws what is in view, and reads on while it is scrolled. Arrows go from line to line. */
export function ConversationLines({
  lines: all,
  openKey,
  loading,
  onMore,
}: {
  lines: readonly InboxLine[];
  openKey: string | undefined;
  loading: boolean;
  /** Absent when there are no more, or while they are on their way. */
  onMore: (() => void) | undefined;
}) {
  const { t } = usePhrases('messaging', en);
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: all.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => all[index]?.key ?? index,
    overscan: 6,
  });
  const lines = virtualizer.getVirtualItems();
  const nearEnd = onMore !== undefined && (lines.at(-1)?.index ?? 0) >= all.length - AHEAD;
  useEffect(() => {
    if (nearEnd) onMore();
    // oxlint-disable-next-line react/exhaustive-deps -- asked again when there are more lines, not with every rendering
  }, [nearEnd, all.length]);

  const press = (event: KeyboardEvent, index: number): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined || to < 0 || to >= all.length) return;
    event.preventDefault();
    virtualizer.scrollToIndex(to);
    const focus = (): boolean => {
      const link = scroller.current?.querySelector<HTMLElement>(`[data-line="${to}"] a`);
      link?.focus({ preventScroll: true });
      return link !== null && link !== undefined;
    };
    // At once when it is drawn already; otherwise when it has been scrolled to.
    if (!focus()) requestAnimationFrame(focus);
  };

  return (
    <nav ref={scroller} aria-label={t('inbox.list')} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {lines.map(({ index, start, key }) => {
          const line = all[index];
          if (line === undefined) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-line={index}
              onKeyDown={(event) => press(event, index)}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <ConversationLine line={line} open={line.key === openKey} />
            </li>
          );
        })}
      </ul>
      {loading && (
        <div className="grid place-items-center p-3">
          <Spinner label={t('inbox.loading')} />
        </div>
      )}
    </nav>
  );
}
