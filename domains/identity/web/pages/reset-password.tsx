import { useClient } from '@hearth/client/context';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Spinner } from '@hearth/ui/spinner';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { confirmResetPassword, validateResetToken } from '../../contract/recovery-endpoints.ts';
import { loginPath } from '../../rules/return-to.ts';
import { AccountProblem } from '../components/account/account-problem.tsx';
import { Done } from '../components/account/done.tsx';
import { useAccountPhrases } from '../components/account/phrases.ts';
import { RepeatedPasswordFields, useRepeatedPassword } from '../components/account/repeated-password.tsx';
import type { RepeatedPassword } from '../components/account/repeated-password.tsx';
import { useSecretCode } from '../components/account/use-secret-code.ts';
import { Entrance } from '../components/entrance.tsx';
import { errorCode } from '../components/code-of.ts';

/** Choosing a password with the link of a mail: the first one, or a new one. Nobody is signed in by it. */
export function Component() {
  const { t } = useAccountPhrases();
  const secret = useSecretCode();
  const password = useRepeatedPassword();
  const [search] = useSearchParams();
  const { state, code, busy, save } = useReset(secret, password);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password.check()) void save();
  }

  if (state === 'checking')
    return (
      <Entrance page={t('page.reset')} heading={t('reset.title')}>
        <Spinner label={t('reset.checking')} />
      </Entrance>
    );
  if (state === 'ended')
    return (
      <Entrance page={t('page.reset')} heading={t('reset.endedTitle')} lead={t('reset.ended')}>
        <AccountProblem code="LINK_NOT_VALID" />
        <Link to="/forgot-password" className={linkButtonLook('primary', 'xl', true)}>
          {t('reset.askAgain')}
        </Link>
      </Entrance>
    );
  if (state === 'done')
    return (
      <Entrance page={t('page.reset')} heading={t('reset.doneTitle')}>
        <Done to={loginPath(search.get('ref'))} label={t('reset.signIn')}>
          {t('reset.done')}
        </Done>
      </Entrance>
    );
  return (
    <Entrance page={t('page.reset')} heading={t('reset.title')} lead={t('reset.lead')}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <RepeatedPasswordFields password={password} repeatLabel={t('reset.repeat')} />
        {code !== null && <AccountProblem code={code} />}
        <Button type="submit" variant="primary" size="xl" wide busy={busy}>
          {t('reset.submit')}
        </Button>
      </form>
    </Entrance>
  );
}

function useReset(secret: string | null, password: RepeatedPassword) {
  const client = useClient();
  const [state, setState] = useState<'checking' | 'open' | 'ended' | 'done'>(secret === null ? 'ended' : 'checking');
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (secret === null) return;
    client.call(validateResetToken, { body: { code: secret } }).then(
      (answer) => setState(answer.is_valid ? 'open' : 'ended'),
      // Not knowing is no reason to turn somebody away: saving will tell.
      () => setState('open'),
    );
  }, [client, secret]);

  async function save(): Promise<void> {
    setBusy(true);
    setCode(null);
    try {
      await client.call(confirmResetPassword, {
        body: { code: secret ?? '', new_password: password.value, confirm_new_password: password.again },
      });
      setState('done');
    } catch (error) {
      const refused = errorCode(error);
      if (refused === 'LINK_NOT_VALID') setState('ended');
      else if (/PASSWORD/.test(refused)) password.blame('value', refused);
      else setCode(refused);
    } finally {
      setBusy(false);
    }
  }

  return { state, code, busy, save };
}
