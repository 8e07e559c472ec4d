import { useCallback, useEffect, useState } from 'react';

/** An action on the record behind a link; every record has one that only opens it. */
type LinkAction = { readonly kind: string };
const OPEN = { kind: 'open' } as const;

/** A record that its holder opens by a link, without an account, with the pending action and the last error. */
export interface LinkRecord<Opened, Action extends LinkAction> {
  readonly opened: Opened | null;
  readonly busy: boolean;
  readonly error: unknown;
  /** Returns whether it was done. */
  readonly act: (action: Action | typeof OPEN) => Promise<boolean>;
}

/** Opens the record of a link and acts on it; `perform` stays the same function as long as link and client do. */
export function useLinkRecord<Opened, Action extends LinkAction>(
  link: string,
  perform: (action: Action | typeof OPEN) => Promise<Opened>,
): LinkRecord<Opened, Action> {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const act = useCallback(
    async (action: Action | typeof OPEN): Promise<boolean> => {
      setBusy(true);
      setError(null);
      try {
        setOpened(await perform(action));
        return true;
      } catch (refused) {
        setError(refused);
        // Others may have been faster: the current state is shown under the sentence that says why.
        if (action.kind !== 'open') await perform(OPEN).then(setOpened, () => undefined);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [perform],
  );
  useEffect(() => {
    if (link !== '') perform(OPEN).then(setOpened, setError);
  }, [perform, link]);
  return { opened, busy, error, act };
}
