import { useConnection } from '@hearth/client/context';
import { useLinkRecord } from '@hearth/client/use-link-record';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useCallback } from 'react';
import { declineOffer, openOffer, signOffer } from '../contract/endpoints.ts';
import type { DeclineReason } from '../contract/schemas.ts';

/** An offer as the holder of its link sees it. */
export type OpenedOffer = AnswerOf<typeof openOffer>;

/** The actions on an offer by its link. */
export type LinkAction =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'sign';
      readonly sha256: string;
      readonly name: string;
      readonly strokes: readonly (readonly number[])[];
    }
  | { readonly kind: 'decline'; readonly reason: DeclineReason; readonly note: string };

/** The offer of a link, with its pending action and last error. */
export function useOwnOffer(link: string) {
  const { client } = useConnection();
  const perform = useCallback(
    (deed: LinkAction): Promise<OpenedOffer> => {
      switch (deed.kind) {
        case 'sign': {
          const { sha256, name, strokes } = deed;
          return client.call(signOffer, {
            body: { link, sha256, consent: true, name, strokes: strokes.map((line) => [...line]) },
          });
        }
        case 'decline':
          return client.call(declineOffer, { body: { link, reason: deed.reason, note: deed.note } });
        default:
          return client.call(openOffer, { body: { link } });
      }
    },
    [client, link],
  );
  return useLinkRecord<OpenedOffer, LinkAction>(link, perform);
}
