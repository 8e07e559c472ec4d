import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';

/**
 * The secret that a mailed link brought: the last part of the path, or the query where that part is the literal `token`
 * (reading 31). It is taken out of the address at once, so that it stays in no history and goes along with no request.
 */
export function useSecretCode(): string | null {
  const { code } = useParams();
  const [search, setSearch] = useSearchParams();
  const [secret] = useState(() => (code === undefined || code === 'token' ? search.get('code') : code));
  useEffect(() => {
    if (!search.has('code')) return;
    const rest = new URLSearchParams(search);
    rest.delete('code');
    setSearch(rest, { replace: true });
  }, [search, setSearch]);
  return secret;
}
