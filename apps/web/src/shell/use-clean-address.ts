import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Takes `gid` out of the address once its brand is in view; other parameters, the hash and the history stay as they are. */
export function useCleanAddress(): void {
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  const navigate = useNavigate();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (!parameters.has('gid')) return;
    parameters.delete('gid');
    void navigate({ search: parameters.toString(), hash }, { replace: true, state });
  }, [search, hash, state, navigate]);
}
