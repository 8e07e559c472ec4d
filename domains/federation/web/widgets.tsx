import { useConnection } from '@hearth/client/context';
import type { SecondStep } from '@hearth/client/session';
import { errorCode, Problem } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { TextField } from '@hearth/ui/text-field';
import { Building2 } from 'lucide-react';
import { Icon } from '@hearth/ui/icon';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listOfferedProviders } from '../contract/endpoints.ts';
import type { OfferedProvider } from '../contract/schemas.ts';
import { clientIdOf } from './client-id.ts';
import { FederationProblem } from './components/federation-problem.tsx';
import en from './en.json';
import { signInWith } from './sign-in-with.ts';

/** A button for each external provider, and sign-in by work address. */
export function SignInWays({ onDone }: { readonly onDone: (step: SecondStep | null) => void }) {
  const { t } = usePhrases('federation', en);
  const { session } = useConnection();
  const providers = usePublicProviders();
  const [asked, setAsked] = useState(false);
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const popup = useRef<Window | null>(null);

  async function go(provider: string): Promise<void> {
    setCode(null);
    setWaiting(true);
    try {
      const step = await signInWith(session, provider, (opened) => {
        popup.current = opened;
      });
      onDone(step);
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      setWaiting(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    setMissing(address === '');
    if (address !== '') void go(address);
  }

  return (
    <section className="grid gap-3">
      <p className="flex items-center gap-3 text-dense text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('signIn.or')}
      </p>
      {code !== null && <FederationProblem code={code} fallback={<Problem code={code} />} />}
      {providers.map(({ provider, name }) => (
        <Button key={provider} variant="soft" size="lg" wide disabled={waiting} onClick={() => void go(provider)}>
          {t('signIn.with', { name })}
        </Button>
      ))}
      {asked ? (
        <form noValidate onSubmit={submit} className="grid gap-3">
          <TextField
            size="lg"
            type="email"
            autoFocus
            autoComplete="email"
            label={t('signIn.email')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={missing && t('signIn.emailRequired')}
          />
          <Button type="submit" variant="soft" size="lg" wide busy={waiting}>
            {t('signIn.continue')}
          </Button>
        </form>
      ) : (
        <Button variant="soft" size="lg" wide disabled={waiting} onClick={() => setAsked(true)}>
          <Icon of={Building2} size={20} />
          {t('signIn.company')}
        </Button>
      )}
      {waiting && (
        <p role="status" className="flex items-center justify-between gap-3 text-dense text-ink-2">
          {t('signIn.waiting')}
          <Button variant="ghost" size="md" onClick={() => popup.current?.close()}>
            {t('signIn.cancel')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The providers to sign in with, the one named by the address first; empty until they are loaded or if they cannot be. */
function usePublicProviders(): readonly OfferedProvider[] {
  const { client } = useConnection();
  const [offered, setOffered] = useState<readonly OfferedProvider[]>([]);
  const [search] = useSearchParams();
  useEffect(() => {
    let here = true;
    const clientId = clientIdOf(search);
    client.call(listOfferedProviders, { query: clientId === undefined ? {} : { client_id: clientId } }).then(
      (found) => here && setOffered(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [client, search]);
  return offered;
}
