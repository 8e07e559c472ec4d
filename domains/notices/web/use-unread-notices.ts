import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { POLICY_CHANGED } from '@hearth/domains/access/events';
import { useEffect } from 'react';
import { countUnreadNotices, listNotices } from '../contract/endpoints.ts';
import { NOTICES_CHANGED } from '../contract/events.ts';

/** How many notices the reader has not read, kept up to date, with their rights, also at the icon of the installed application; 0 where it cannot be known, such as while acting for somebody. */
export function useUnreadNotices(): number {
  useReadAgainOn([NOTICES_CHANGED, POLICY_CHANGED], [countUnreadNotices, listNotices]);
  const unread = useCall(countUnreadNotices, {}).data?.unread;
  useEffect(() => {
    const { setAppBadge } = navigator as Partial<Navigator>;
    // An application that is not installed has no icon; nothing is lost.
    if (unread !== undefined) setAppBadge?.call(navigator, unread).catch(() => undefined);
  }, [unread]);
  return unread ?? 0;
}
