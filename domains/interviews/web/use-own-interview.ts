import { useConnection } from '@hearth/client/context';
import { useLinkRecord } from '@hearth/client/use-link-record';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useCallback } from 'react';
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
  return useLinkRecord<OpenedInterview, LinkAction>(link, perform);
}
