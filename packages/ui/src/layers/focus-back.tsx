import { useEffect, useState } from 'react';

/**
 * Stands in a modal and gives the keyboard back to what had it before, also when the modal goes away together with what
 * stood in the address: React Aria then tries it while the page beneath is still inert, and the focus would be nowhere.
 */
export function FocusBack(): null {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After all that goes away with the modal has let go of the page.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
  return null;
}
