import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { countUnreadNotices, listNotices } from '../contract/endpoints.ts';
import { NOTICES_CHANGED } from '../contract/events.ts';

/** How many notices the reader has not read, kept up to date; 0 where it cannot be known, such as while acting for somebody. */
export function useUnreadNotices(): number {
  useReadAgainOn([NOTICES_CHANGED], [countUnreadNotices, listNotices]);
  return useCall(countUnreadNotices, {}).data?.unread ?? 0;
}
