import type { SecondStep } from '@hearth/client/session';
import { SignInWays } from '@hearth/domains/federation/widgets';
import { PasskeyWay } from '@hearth/domains/identity/widgets';

/** What the login page offers beside a password: the person's own passkey, and accounts that somebody else looks after. */
export function OtherSignInWays({ onDone }: { readonly onDone: (step: SecondStep | null) => void }) {
  return (
    <>
      <PasskeyWay onDone={() => onDone(null)} />
      <SignInWays onDone={onDone} />
    </>
  );
}
