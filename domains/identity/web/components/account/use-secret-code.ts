import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

/**
 * The secret that a mailed link brought: behind the `#`, which no server is told. Links of before had it in the query, or as the
 * last part of the path where that is not the literal `token` (reading 31). It is taken out of the address at once, so that it
 * stays in no history.
 */
export function useSecretCode(): string | null {
  const { code } = useParams();
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(() => {
    if (hash.length > 1) return hash.slice(1);
    return code === undefined || code === 'token' ? new URLSearchParams(search).get('code') : code;
  });
  // Another link may be followed while the page stands: its address differs behind the `#` alone.
  if (hash.length > 1 && hash.slice(1) !== secret) setSecret(hash.slice(1));
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (hash === '' && !rest.has('code')) return;
    rest.delete('code');
    void navigate({ pathname, search: rest.toString(), hash: '' }, { replace: true });
  }, [hash, search, pathname, navigate]);
  return secret;
}
