import { useBeforeUnload, useBlocker } from 'react-router';

/** Asks before a page is left with something on it that is not saved, in the browser's own words where the page itself goes. */
export function useLeaveGuard(isOpen: () => boolean, question: string): void {
  useBeforeUnload((event) => {
    if (isOpen()) event.preventDefault();
  });
  useBlocker(({ currentLocation: here, nextLocation: there }) => {
    const leaves = here.pathname !== there.pathname || here.search !== there.search;
    return leaves && isOpen() && !window.confirm(question);
  });
}
