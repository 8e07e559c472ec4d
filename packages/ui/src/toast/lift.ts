import type { RefCallback } from 'react';

const LIFT = '--toast-lift';

/** For a bar of buttons at the bottom of the page: toasts appear above it, so that none covers what is pressed next. */
export const liftsToasts: RefCallback<HTMLElement> = (bar) => {
  if (bar === null) return undefined;
  const root = document.documentElement;
  const lift = (): void => root.style.setProperty(LIFT, `${bar.offsetHeight}px`);
  lift();
  const observer = new ResizeObserver(lift);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.style.removeProperty(LIFT);
  };
};
