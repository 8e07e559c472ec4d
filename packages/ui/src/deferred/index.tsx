import type { ComponentType, PointerEvent, ReactElement } from 'react';
import { cloneElement, useCallback, useState } from 'react';
import { pressOpen } from './press-open.ts';

/** One of our buttons. */
export type ButtonElement = ReactElement<Record<string, unknown>, string>;

/** Buttons that have been opened on arrival: they may be handed on anew with every rendering, and are opened once. */
const arrived = new WeakSet<HTMLElement>();

/** A component that draws what a button opens, given the button. */
export type LoadedComponent<Rest extends object = object> = ComponentType<Rest & { trigger: ButtonElement }>;

/** The props of a Deferred: the button, the loader of its menu or popover, and that one's props. */
export type DeferredProps<Rest extends object> = {
  button: ButtonElement;
  load: () => Promise<{ Opened: LoadedComponent<Rest> }>;
} & (object extends Rest ? { rest?: Rest } : { rest: Rest });

/**
 * A button whose menu or popover is loaded when somebody comes near it. Until then only the button itself is there; a press
 * that comes before the code opens it as soon as it has arrived.
 */
export function Deferred<Rest extends object>({ button, load, rest }: DeferredProps<Rest>) {
  const [Content, setContent] = useState<LoadedComponent<Rest> | null>(null);
  const [wish, setWish] = useState<'none' | 'focus' | 'open'>('none');
  const arrive = useCallback(
    (node: HTMLButtonElement | null) => {
      if (node === null || wish === 'none' || arrived.has(node)) return;
      arrived.add(node);
      node.focus();
      if (wish === 'open') pressOpen(node);
    },
    [wish],
  );
  const approach = (): void => {
    load().then(
      (module) => setContent(() => module.Opened),
      // Tried again at the next approach; a new release reloads the page by itself.
      () => setWish('none'),
    );
  };
  const open = (): void => {
    setWish('open');
    approach();
  };
  if (Content !== null) {
    const trigger = cloneElement<Record<string, unknown>>(button, { ref: arrive }) as ButtonElement;
    return <Content {...(rest as Rest)} trigger={trigger} />;
  }
  return cloneElement(button, {
    'aria-haspopup': true,
    'aria-expanded': false,
    'aria-busy': wish === 'open' ? true : undefined,
    onPointerEnter: approach,
    onFocus: () => {
      setWish((now) => (now === 'open' ? now : 'focus'));
      approach();
    },
    onBlur: () => setWish((now) => (now === 'open' ? now : 'none')),
    // The code may arrive between the press and the release of a mouse button.
    onPointerDown: ({ pointerType, button: which }: PointerEvent) => {
      if (pointerType === 'mouse' && which === 0) open();
    },
    onClick: open,
  });
}
