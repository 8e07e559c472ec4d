import type { SecondStep } from '@hearth/client/session';
import { SignInWays } from '@hearth/domains/federation/widgets';
import { PasskeyWay } from '@hearth/domains/identity/widgets';

/** The sign-in methods beside a password: a passkey, and accounts managed elsewhere. */
export function OtherSignInWays({ onDone }: { readonly onDone: (step: SecondStep | null) => void }) {
  return (
    <>
      <PasskeyWay onDone={() => onDone(null)} />
      <SignInWays onDone={onDone} />
    </>
  );
}
