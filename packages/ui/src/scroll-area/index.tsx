import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * A region that scrolls. While there is more than fits it can be focused, so that the keyboard can scroll it. What is in it may be
 * replaced without its knowing, as when a part has loaded: the new content is measured too.
 */
export function ScrollArea({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const area = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = area;
    if (current === null) return undefined;
    const sizes = new ResizeObserver(() => setOverflows(current.scrollHeight > current.clientHeight));
    // Measures at once: whatever begins to be observed is told of.
    const observeAll = (): void => {
      sizes.disconnect();
      for (const element of [current, ...current.children]) sizes.observe(element);
    };
    const replaced = new MutationObserver(observeAll);
    replaced.observe(current, { childList: true });
    observeAll();
    return () => {
      replaced.disconnect();
      sizes.disconnect();
    };
  }, []);
  return (
    <div ref={area} tabIndex={overflows ? 0 : undefined} className={className}>
      {children}
    </div>
  );
}
