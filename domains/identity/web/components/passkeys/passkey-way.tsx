import { useConnection } from '@hearth/client/context';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorCode } from '../code-of.ts';
import { PasskeyProblem } from './passkey-problem.tsx';
import { usePasskeyWords } from './phrases.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** Signing in with a passkey on the login page: a button, and quietly among what the browser suggests for the name. */
export function PasskeyWay({ onDone }: { readonly onDone: () => void }) {
  const { t } = usePasskeyWords();
  const { session } = useConnection();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  /** Gives up the suggestions that are being prepared: late ones would put an end to what the button asks the browser. */
  const suggestion = useRef<AbortController>(null);

  async function press(): Promise<void> {
    suggestion.current?.abort();
    setBusy(true);
    setCode(null);
    try {
      if (await signInWithPasskey(session)) onDone();
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      setBusy(false);
    }
  }

  const suggest = useEffectEvent((signal: AbortSignal) => {
    signInWithPasskey(session, { quietly: true, signal }).then(
      (done) => {
        if (done) onDone();
      },
      // A suggestion that could not be prepared is nothing that anybody asked for.
      () => undefined,
    );
  });
  useEffect(() => {
    const here = new AbortController();
    suggestion.current = here;
    void browserSupportsWebAuthnAutofill().then((can) => {
      if (can && !here.signal.aborted) suggest(here.signal);
    });
    return () => {
      here.abort();
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);

  if (!browserSupportsWebAuthn()) return null;
  return (
    <div className="grid gap-3">
      {code !== null && <PasskeyProblem code={code} />}
      <Button variant="soft" size="lg" wide busy={busy} onClick={() => void press()}>
        <Icon of={KeyRound} size={20} />
        {t('way.signIn')}
      </Button>
    </div>
  );
}
