import { useConnection } from '@hearth/client/context';
import { createLiveEvents } from '@hearth/client/events';
import { LiveEventsContext } from '@hearth/client/use-events';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

/** One event stream for all pages behind the login: the person's own news and those of the brand in view. */
export function LiveProvider({ brandId, children }: { brandId: string | undefined; children: ReactNode }) {
  const { session, client, origin = '' } = useConnection();
  const [events] = useState(() => createLiveEvents({ session, origin, onNews: () => client.renew() }));
  useEffect(() => events.follow(brandId === undefined ? [] : [brandId]), [events, brandId]);
  useEffect(() => () => events.close(), [events]);
  return <LiveEventsContext value={events}>{children}</LiveEventsContext>;
}
