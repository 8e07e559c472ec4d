import type { SecondStep } from '@hearth/client/session';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

type Done = (step: SecondStep | null) => void;
type Ways = ComponentType<{ readonly onDone: Done }>;

/** The ways to sign in without a password. They come once the login page is alive, so that it is not made to wait for them. */
export function SignInWays({ onDone }: { readonly onDone: Done }) {
  const [Loaded, setLoaded] = useState<Ways | null>(null);
  useEffect(() => {
    let here = true;
    import('./other-sign-in-ways.tsx').then(
      (ways) => here && setLoaded(() => ways.OtherSignInWays),
      // Without them the password still works.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return Loaded === null ? null : <Loaded onDone={onDone} />;
}
