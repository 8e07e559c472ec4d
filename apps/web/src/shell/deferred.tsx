import type { ComponentType, ReactElement } from 'react';
import { cloneElement, lazy, Suspense, useCallback, useState } from 'react';

type ButtonElement = ReactElement<Record<string, unknown>, string>;

/** A component that draws what a button opens, given the button. */
export type Opened = ComponentType<{ trigger: ButtonElement }>;

/** Makes a Deferred's `opened` out of a module that exports it as `Opened`. */
export function deferred(load: () => Promise<{ Opened: Opened }>): Opened {
  return lazy(async () => ({ default: (await load()).Opened }));
}

/**
 * A button whose menu or popover is loaded when somebody comes near it. Until then only the button itself is there; a press
 * that comes before the code opens it as soon as it has arrived.
 */
export function Deferred({ button, opened: Content }: { button: ButtonElement; opened: Opened }) {
  const [wanted, setWanted] = useState<'no' | 'near' | 'focused' | 'open'>('no');
  const arrive = useCallback(
    (node: HTMLButtonElement | null) => {
      if (node === null || wanted === 'near') return;
      node.focus();
      // The menu's own press handling hears it like a key press.
      if (wanted === 'open') node.click();
    },
    [wanted],
  );
  const waiting = cloneElement(button, {
    'aria-haspopup': true,
    'aria-expanded': false,
    'aria-busy': wanted === 'open' ? true : undefined,
    onPointerEnter: () => setWanted((now) => (now === 'no' ? 'near' : now)),
    onFocus: () => setWanted((now) => (now === 'open' ? now : 'focused')),
    onClick: () => setWanted('open'),
  });
  if (wanted === 'no') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Content trigger={cloneElement<Record<string, unknown>>(button, { ref: arrive }) as ButtonElement} />
    </Suspense>
  );
}
