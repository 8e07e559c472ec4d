import type { ComponentType } from 'react';
import { lazy } from 'react';

let wanted = false;
const listeners = new Set<() => void>();

/** The region of toasts, loaded by those pages that can show one. */
export const Toasts: ComponentType = lazy(() => import('./toasts.tsx'));

/** From now on the page has a place for toasts, wherever the reader goes. */
export function openToasts(): void {
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

export function toastsAreOpen(): boolean {
  return wanted;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
