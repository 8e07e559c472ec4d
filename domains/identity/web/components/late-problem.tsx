import { lazy, Suspense, useEffect } from 'react';

const load = () => import('./problem.tsx');
const Problem = lazy(async () => ({ default: (await load()).Problem }));

/**
 * The catalogue's words for an error, which the login page does not carry on its way to the reader: they are fetched once
 * the page is alive, so that they are there when the connection is not.
 */
export function LateProblem({ code }: { code: string | null }) {
  useEffect(() => void load().catch(() => undefined), []);
  return code === null ? null : (
    <Suspense>
      <Problem code={code} />
    </Suspense>
  );
}
