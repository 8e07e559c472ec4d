import { useClient } from '@hearth/client/context';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useEffect, useState } from 'react';
import { listOwnGroups } from '../../../contract/own-group-endpoints.ts';

type Groups = AnswerOf<typeof listOwnGroups>['groups'];

/** The reader's groups, read anew when asked to. The page opens before the login's own parts, so it asks the server itself. */
export function useOwnGroups(): {
  readonly groups: Groups | null;
  readonly error: unknown;
  readonly again: () => void;
} {
  const client = useClient();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ groups: Groups | null; error: unknown }>({ groups: null, error: null });
  useEffect(() => {
    let here = true;
    client.call(listOwnGroups, {}).then(
      ({ groups }) => here && setState({ groups, error: null }),
      (error: unknown) => here && setState((before) => ({ ...before, error })),
    );
    return () => {
      here = false;
    };
  }, [client, round]);
  return { ...state, again: () => setRound((before) => before + 1) };
}
