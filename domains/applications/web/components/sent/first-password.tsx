import { NewPasswordField, findNewPasswordProblem, useErrorSentence } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { useState } from 'react';
import { errorCode } from '@hearth/domains/identity/widgets';
import en from './en.json' with { type: 'json' };

interface FirstPasswordProps {
  /** What a password is for, and when it works. */
  readonly text: string;
  readonly onSave: (password: string) => Promise<void>;
}

/** Offers somebody who applied without signing in to choose a password. Nothing depends on it. */
export function FirstPassword({ text, onSave }: FirstPasswordProps) {
  const { t, problem } = usePhrases('applications-sent', en);
  const errorWords = useErrorSentence();
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const weak = findNewPasswordProblem(password);
  const refusedCode = error === null ? null : errorCode(error);
  const isWeak = refusedCode !== null && refusedCode.endsWith('_PASSWORD');
  const save = (): void => {
    setShown(true);
    if (weak !== null) return;
    setBusy(true);
    setError(null);
    onSave(password)
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return (
    <form
      noValidate
      aria-labelledby="first-password"
      className="grid gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div>
        <h2 id="first-password" className="text-lg font-bold">
          {t('password.title')}
        </h2>
        <p className="text-ink-2">{text}</p>
      </div>
      <NewPasswordField
        value={password}
        error={isShown && weak !== null ? errorWords(weak) : isWeak ? errorWords(refusedCode) : undefined}
        onChange={(typed) => {
          setPassword(typed);
          setError(null);
        }}
        onBlur={() => setShown(password !== '')}
      />
      {error !== null && !isWeak && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      <Button type="submit" size="xl" wide busy={busy}>
        {t('password.save')}
      </Button>
    </form>
  );
}
