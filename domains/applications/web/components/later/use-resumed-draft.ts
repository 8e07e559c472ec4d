import { useConnection } from '@hearth/client/context';
import { openDraft } from '../../../contract/draft-endpoints.ts';
import { useEffect, useState } from 'react';
import type { DraftStore } from '../../state/draft-store.ts';

/** The result of opening a draft's link; the token is sent with the application. */
export type ResumedDraft =
  | { readonly kind: 'none' }
  | { readonly kind: 'back'; readonly token: string }
  | { readonly kind: 'failed'; readonly error: unknown };

const TOKEN = /^#[\w-]{43}$/;

/** Brings back what was written elsewhere, when the address has its secret, and takes the secret out of the address. */
export function useResumedDraft(jobId: string, store: DraftStore): ResumedDraft {
  const { client } = useConnection();
  const [resumed, setResumed] = useState<ResumedDraft>({ kind: 'none' });
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (!TOKEN.test(hash)) return;
    const token = hash.slice(1);
    history.replaceState(history.state, '', `${pathname}${search}`);
    client.call(openDraft, { body: { token } }).then(
      ({ job_id: of, draft }) => {
        if (of !== jobId) return;
        store.change({
          ...draft,
          source: draft.source ?? '',
          also: draft.also ?? [],
          saysMinor: draft.saysMinor ?? false,
        });
        setResumed({ kind: 'back', token });
      },
      (error: unknown) => setResumed({ kind: 'failed', error }),
    );
  }, [client, jobId, store]);
  return resumed;
}
