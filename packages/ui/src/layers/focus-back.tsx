import { useEffect, useState } from 'react';

/** What had the keyboard before each of the modals that are open, the newest first. */
let openers: readonly (Element | null)[] = [];
/** How many modals are open: nothing is kept of those before when none is. */
let open = 0;

/**
 * Stands in a modal and gives the keyboard back to what had it before, also when the modal goes away together with what
 * stood in the address: React Aria then tries it while the page beneath is still inert, and the focus would be nowhere.
 * Where a modal follows another, such as the secret of what a form has created, what opened it went with the first one:
 * then the keyboard goes to what opened that.
 */
export function FocusBack(): null {
  const [own] = useState(() => [document.activeElement, ...openers]);
  useEffect(() => {
    open += 1;
    openers = own;
    return () => {
      open -= 1;
      openers = open === 0 ? [] : own.slice(1);
      // After all that goes away with the modal has let go of the page.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const opener = own.find((one) => one instanceof HTMLElement && one.isConnected);
        if (opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [own]);
  return null;
}
