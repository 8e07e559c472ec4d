import { useConnection } from '@hearth/client/context';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useCallback, useEffect, useState } from 'react';
import { bookInterview, leaveInterview, openInterview, sayLate } from '../contract/endpoints.ts';

/** An interview as the holder of its link sees it. */
export type OpenedInterview = AnswerOf<typeof openInterview>;

/** The actions on an interview by its link. */
export type LinkAction =
  | { readonly kind: 'open' }
  | { readonly kind: 'book'; readonly startsAt: string; readonly sameHost: boolean }
  | { readonly kind: 'leave' }
  | { readonly kind: 'late'; readonly minutes: 5 | 10 | 15 | 30 };

/** The interview of a link, with its pending action and last error. */
export function useOwnInterview(link: string) {
  const { client } = useConnection();
  const [opened, setOpened] = useState<OpenedInterview | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const perform = useCallback(
    (deed: LinkAction): Promise<OpenedInterview> => {
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
    async (deed: LinkAction): Promise<boolean> => {
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
