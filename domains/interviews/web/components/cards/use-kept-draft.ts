import { useClient } from '@hearth/client/context';
import { callKey } from '@hearth/client/query';
import { useDebounced } from '@hearth/client/browser/use-debounced';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepCard, readCards } from '../../../contract/card-endpoints.ts';
import type { ScorecardDraft, Scorecards } from '../../../contract/card-schemas.ts';

/** How long nothing is typed before what stands there is kept. */
const QUIET_MS = 800;

export type DraftState = 'untouched' | 'kept' | 'keeping' | 'failed';

/**
 * Keeps what is written with the server, a moment after the last word and when the form goes. One after the other, so that
 * nothing older comes last; `settle` waits for what is under way and keeps nothing more.
 */
export function useSavedDraft(
  params: { readonly id: string; readonly interview_id: string },
  draft: ScorecardDraft,
): { readonly kept: DraftState; readonly settle: () => Promise<void>; readonly resume: () => void } {
  const client = useClient();
  const cache = useQueryClient();
  const [kept, setKept] = useState<DraftState>('untouched');
  const written = JSON.stringify(draft);
  const last = useRef<string | null>(written);
  const queue = useRef(Promise.resolve());
  const isClosed = useRef(false);
  const quiet = useDebounced(written, QUIET_MS);

  const keep = (text: string): void => {
    if (text === last.current || isClosed.current) return;
    last.current = text;
    const now = JSON.parse(text) as ScorecardDraft;
    // Whoever opens the form again meanwhile finds it as they left it.
    cache.setQueryData<Scorecards>(callKey(readCards, { params }), (before) =>
      before?.own == null ? before : { ...before, own: { ...before.own, draft: now } },
    );
    setKept('keeping');
    queue.current = queue.current
      .then(() => client.call(keepCard, { params, body: { draft: now } }))
      .then(
        () => setKept('kept'),
        () => {
          last.current = null;
          setKept('failed');
        },
      );
  };
  const keepQuiet = useEffectEvent(() => keep(quiet));
  const keepLast = useEffectEvent(() => keep(written));
  useEffect(() => keepQuiet(), [quiet]);
  useEffect(() => () => keepLast(), []);

  return {
    kept,
    settle: () => {
      isClosed.current = true;
      return queue.current;
    },
    resume: () => {
      isClosed.current = false;
    },
  };
}
