import { useLayoutEffect, useRef, useState } from 'react';

/** So close to the end counts as reading there. */
const NEAR_END = 80;
/** So close to the beginning, earlier messages are asked for. */
const NEAR_START = 200;

/** Items of a scrolling conversation. */
export interface ScrollParts {
  /** Changes with the first message that is shown. */
  readonly first: string | undefined;
  /** Changes with the last. */
  readonly last: string | undefined;
  /** Whether the last one is the reader's own: then it is always shown. */
  readonly ownLast: boolean;
  readonly onNearStart: () => void;
}

/**
 * Keeps a conversation where its reader is: at the end while they read there, where they were when earlier messages come above.
 * Answers whether something new waits below.
 */
export function useScroll({ first, last, ownLast, onNearStart }: ScrollParts) {
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ height: 0, first, last });
  const [isNewBelow, setNewBelow] = useState(false);

  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const { height, first: knownFirst, last: knownLast } = before.current;
    before.current = { height: current.scrollHeight, first, last };
    if (last !== knownLast || height === 0) {
      if (atEnd.current || ownLast || height === 0) current.scrollTo({ top: current.scrollHeight });
      else setNewBelow(true);
    } else if (first !== knownFirst) current.scrollBy({ top: current.scrollHeight - height });
  }, [first, last, ownLast]);

  // A picture that arrives, the keyboard of a phone: the end stays in view.
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      before.current.height = current.scrollHeight;
      if (atEnd.current) current.scrollTo({ top: current.scrollHeight });
    });
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return {
    frame,
    isNewBelow,
    onScroll: (): void => {
      const { current } = frame;
      if (current === null) return;
      atEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END;
      if (atEnd.current) setNewBelow(false);
      if (current.scrollTop < NEAR_START) onNearStart();
    },
    toEnd: (): void => {
      setNewBelow(false);
      frame.current?.scrollTo({ top: frame.current.scrollHeight });
    },
  };
}
