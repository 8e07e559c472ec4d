import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** A region that scrolls. While there is more than fits it can be focused, so that the keyboard can scroll it. */
export function ScrollArea({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const area = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = area;
    if (current === null) return undefined;
    const measure = (): void => setOverflows(current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [children]);
  return (
    <div ref={area} tabIndex={overflows ? 0 : undefined} className={className}>
      {children}
    </div>
  );
}
