import { isSamePage } from '@hearth/client/browser/same-page';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How a reader came to a page: `first` when nothing was in view before, `back` when they went back or on in their history. */
export type Arrival = 'first' | 'back' | 'link';

/**
 * Runs whenever the reader came to another page, before it is painted: what is typed into its first field must not lose the
 * focus again. Not when the page in view gets another address or other parameters.
 */
export function useArrival(arrived: (how: Arrival) => void): void {
  const { pathname, state } = useLocation();
  const kind = useNavigationType();
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === null) arrived('first');
    else if (before !== pathname && !isSamePage(kind, state)) arrived(kind === 'POP' ? 'back' : 'link');
  });
}
