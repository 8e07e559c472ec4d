import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';

/** The props of a ShowMore: a text that may be long. */
export type ShowMoreProps = {
  /** Lines that are seen before somebody asks for all. */
  lines?: number | undefined;
  moreLabel: string;
  lessLabel: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A text cut after a few lines, with a button for the rest. A text that fits has no button. */
export function ShowMore({ lines = 4, moreLabel, lessLabel, className, children }: ShowMoreProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const { current } = text;
    if (current === null || whole) return undefined;
    // Half a pixel of rounding is not a line.
    const measure = (): void => setIsCut(current.scrollHeight > current.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [whole, lines, children]);
  return (
    <div className={className}>
      <div
        id={id}
        ref={text}
        // What is cut can still be reached by Tab, and what has the focus has to be seen.
        onFocus={() => isCut && setWhole(true)}
        className={join(!whole && 'line-clamp-(--lines)')}
        style={{ '--lines': lines } as Record<string, unknown>}
      >
        {children}
      </div>
      {isCut && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          className="-mx-1.5 mt-1 inline-flex min-h-7 items-center gap-1 rounded-xs px-1.5 text-base font-bold text-accent-ink underline-offset-2 hover:underline phone:min-h-11"
        >
          {whole ? lessLabel : moreLabel}
          <Icon of={whole ? ChevronUp : ChevronDown} />
        </button>
      )}
    </div>
  );
}
