import type { SecondStep } from '@hearth/client/session';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

type SignInCallback = (step: SecondStep | null) => void;
type SignInComponent = ComponentType<{ readonly onDone: SignInCallback }>;

/** The ways to sign in without a password. They come once the login page is alive, so that it is not made to wait for them. */
export function SignInWays({ onDone }: { readonly onDone: SignInCallback }) {
  const [Loaded, setLoaded] = useState<SignInComponent | null>(null);
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
