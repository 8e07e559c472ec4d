import { useLayoutEffect, useState } from 'react';

/** Room between what is pointed at and the edge of the light. */
const ROOM = 4;

/** Lets one part of the page stand out, and brings it into view first. */
export function Spotlight({ target }: { target: string }) {
  const [box, setBox] = useState<DOMRect>();
  useLayoutEffect(() => {
    const element = document.querySelector(target);
    if (element === null) return undefined;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const measure = (): void => setBox(element.getBoundingClientRect());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [target]);
  if (box === undefined) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed z-modal rounded-md shadow-[0_0_0_100vmax_var(--color-backdrop)] outline-2 outline-accent"
      style={{
        insetBlockStart: box.top - ROOM,
        // A measured place is from the left in every language.
        left: box.left - ROOM,
        width: box.width + 2 * ROOM,
        height: box.height + 2 * ROOM,
      }}
    />
  );
}
