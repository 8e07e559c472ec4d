import { useEffect, useEffectEvent } from 'react';
import type { HiringKey } from './state/hiring-key.ts';
import { toHiringKey } from './state/hiring-key.ts';

/** Put on what the keys belong to: the board and the panel, not what opens over them. */
export const KEYS_HERE = { 'data-hiring-keys': '' };
const TYPING = 'input, textarea, select, [contenteditable="true"]';
const OWN_KEYS = '[role="menu"], [role="tablist"]';

/**
 * Handles the hiring shortcuts while a candidate is open; ignored in inputs, dialogs and menus. Who types, or is in a
 * dialog or menu, is left alone.
 */
export function useHiringKeys(active: boolean, onKey: (key: HiringKey) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const here = target === document.body || target.closest('[data-hiring-keys]') !== null;
    if (!here || target.closest(TYPING) !== null || target.closest(OWN_KEYS) !== null) return;
    const meaning = toHiringKey(event);
    if (meaning === null) return;
    event.preventDefault();
    onKey(meaning);
  });
  useEffect(() => {
    if (!active) return undefined;
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [active]);
}
