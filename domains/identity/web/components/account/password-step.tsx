import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { PasswordField } from '@hearth/ui/password-field';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import identity from '../../en.json';
import { readFormText } from '../text-in.ts';
import { AccountProblem } from './account-problem.tsx';
import { useAccountPhrases } from './phrases.ts';
import { useTry } from './use-try.ts';

/** Asks for the password once more before something that it protects, and for a code where the second step is what it protects. */
export function PasswordStep({
  action,
  danger = false,
  withCode = false,
  onPassword,
}: {
  action: string;
  danger?: boolean;
  withCode?: boolean;
  onPassword: (password: string, code: string) => Promise<void>;
}) {
  const { t } = useAccountPhrases();
  const words = usePhrases('identity', identity);
  const { busy, code, run } = useTry();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void run(() => onPassword(readFormText(data, 'password'), readFormText(data, 'code').trim()));
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        name="password"
        size="lg"
        label={t('setup.password')}
        autoComplete="current-password"
        showLabel={words.t('password.show')}
        hideLabel={words.t('password.hide')}
      />
      {withCode && (
        <TextField
          name="code"
          size="lg"
          label={t('security.codeToo')}
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={40}
        />
      )}
      {code !== null && <AccountProblem code={code} />}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} size="lg" wide busy={busy}>
        {action}
      </Button>
    </form>
  );
}
