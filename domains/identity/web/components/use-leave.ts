import { useConnection } from '@hearth/client/context';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeReturnTo } from '../../rules/return-to.ts';

/**
 * How a page before the login is left: to the wanted page (`ref`), or home. Whoever is signed in already when the page opens
 * leaves at once, unless `stays` says that there is something left for them to do here.
 */
export function useLeave(stays: () => Promise<boolean> = () => Promise.resolve(false)): () => Promise<void> {
  const { session } = useConnection();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const goal = safeReturnTo(search.get('ref')) ?? '/';

  useEffect(() => {
    let here = true;
    session.getToken().then(
      async (token) => {
        if (token !== null && !(await stays()) && here) void navigate(goal, { replace: true });
      },
      // A frame that does not answer is told about when somebody tries to sign in.
      () => undefined,
    );
    return () => {
      here = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only on arrival: later on the page itself signs in, and has more to do before it leaves
  }, []);

  return async () => {
    await navigate(goal, { replace: true });
  };
}
