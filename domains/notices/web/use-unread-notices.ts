import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { countUnreadNotices, listNotices } from '../contract/endpoints.ts';
import { NOTICES_CHANGED } from '../contract/events.ts';

/** The live count of unread notices; 0 if unknown, such as during impersonation. */
export function useUnreadNotices(): number {
  useReadAgainOn([NOTICES_CHANGED], [countUnreadNotices, listNotices]);
  return useCall(countUnreadNotices, {}).data?.unread ?? 0;
}
