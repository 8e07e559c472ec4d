import { useConnection } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { PasswordField } from '@hearth/ui/password-field';
import { toasts } from '@hearth/ui/toast';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { changeOwnPassword } from '../../../contract/security-endpoints.ts';
import identity from '../../en.json';
import { errorCode } from '../code-of.ts';
import { AccountProblem, useAccountErrorSentence } from './account-problem.tsx';
import { useAccountPhrases } from './phrases.ts';
import { RepeatedPasswordFields, useRepeatedPassword } from './repeated-password.tsx';

/** Choosing another password. Other devices are signed out; here everything goes on. */
export function ChangePassword() {
  const [round, setRound] = useState(0);
  // A new form after each change: nothing of a password stays on the page.
  return <ChangeForm key={round} onChanged={() => setRound(round + 1)} />;
}

function ChangeForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useAccountPhrases();
  const words = usePhrases('identity', identity);
  const say = useAccountErrorSentence();
  const { client, session } = useConnection();
  const password = useRepeatedPassword();
  const [current, setCurrent] = useState('');
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const wrong = code === 'WRONG_PASSWORD';

  async function change(): Promise<void> {
    setBusy(true);
    setCode(null);
    try {
      await client.call(changeOwnPassword, {
        body: { current_password: current, new_password: password.value, confirm_new_password: password.again },
      });
      // The token of before is good for nothing any more; the next one is.
      await session.check(true).catch(() => undefined);
      toasts.show({ message: t('security.changed'), tone: 'ok' });
      onChanged();
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password.check()) void change();
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <PasswordField
        name="current"
        size="xl"
        label={t('security.current')}
        error={wrong && say('WRONG_PASSWORD')}
        autoComplete="current-password"
        showLabel={words.t('password.show')}
        hideLabel={words.t('password.hide')}
        onInput={(event) => setCurrent(event.currentTarget.value)}
      />
      <RepeatedPasswordFields
        password={password}
        label={t('security.newPassword')}
        repeatLabel={t('security.repeat')}
      />
      {code !== null && !wrong && <AccountProblem code={code} />}
      <div>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {t('security.change')}
        </Button>
      </div>
    </form>
  );
}
