import { useClient } from '@hearth/client/context';
import { callKey, useCursorPages } from '@hearth/client/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listMyAnnouncements, markAnnouncementsSeen } from '../contract/endpoints.ts';

/** The news page by page. Once they are there they count as seen: the number in the header goes, the marks stay while they are read. */
export function useAnnouncements() {
  const client = useClient();
  const cache = useQueryClient();
  const found = useCursorPages(
    listMyAnnouncements,
    { query: {} },
    { parameter: 'before', nextOf: (answer) => answer.next },
  );
  const newest = found.data?.pages[0]?.news.find((item) => item.is_new)?.published_at;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (newest === undefined || told.current === newest) return;
    told.current = newest;
    client.call(markAnnouncementsSeen, { body: { until: newest } }).then(
      // Not in the contract: only the count in the header is read again, so that the marks stay while they are read.
      () => cache.invalidateQueries({ queryKey: callKey(listMyAnnouncements, { query: {} }), exact: true }),
      // Whoever acts for somebody else marks nothing in their name; offline, it is marked the next time.
      () => undefined,
    );
  }, [newest, client, cache]);
  return found;
}
