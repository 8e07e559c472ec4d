import { useConnection } from '@hearth/client/context';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useCallback, useEffect, useState } from 'react';
import { bookInterview, leaveInterview, openInterview, sayLate } from '../contract/endpoints.ts';

/** What the holder of a link sees. */
export type Opened = AnswerOf<typeof openInterview>;

/** What can be done with an interview by its link. */
export type Deed =
  | { readonly kind: 'open' }
  | { readonly kind: 'book'; readonly startsAt: string; readonly sameHost: boolean }
  | { readonly kind: 'leave' }
  | { readonly kind: 'late'; readonly minutes: 5 | 10 | 15 | 30 };

/** The interview of a link: what it shows, what is under way, and what was refused last. */
export function useOwnInterview(link: string) {
  const { client } = useConnection();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const perform = useCallback(
    (deed: Deed): Promise<Opened> => {
      switch (deed.kind) {
        case 'book':
          return client.call(bookInterview, {
            body: { link, starts_at: deed.startsAt, same_host: deed.sameHost },
          });
        case 'leave':
          return client.call(leaveInterview, { body: { link } });
        case 'late':
          return client.call(sayLate, { body: { link, minutes: deed.minutes } });
        default:
          return client.call(openInterview, { body: { link } });
      }
    },
    [client, link],
  );
  const act = useCallback(
    async (deed: Deed): Promise<boolean> => {
      setBusy(true);
      setError(null);
      try {
        setOpened(await perform(deed));
        return true;
      } catch (refused) {
        setError(refused);
        // A time that is gone is not offered again: the list is read anew, under the words that say why.
        if (deed.kind !== 'open') await perform({ kind: 'open' }).then(setOpened, () => undefined);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [perform],
  );
  useEffect(() => {
    if (link !== '') perform({ kind: 'open' }).then(setOpened, setError);
  }, [perform, link]);
  return { opened, busy, error, act };
}
