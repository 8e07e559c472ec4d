import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useKioskWords } from './words.ts';

/** A tablet that is not paired: it asks for the code that a manager created. */
export function Pairing({ isEnded, onPair }: { isEnded: boolean; onPair: (code: string) => Promise<void> }) {
  const { t, problem } = useKioskWords();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const pair = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError(null);
    if (code.replaceAll(/\W/g, '').length < 8) return setError({ code: 'KIOSK_CODE_NOT_VALID' });
    setBusy(true);
    try {
      await onPair(code.trim());
    } catch (problemOfCode) {
      setError(problemOfCode);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void pair(event)}
      className="mx-auto grid w-full max-w-100 gap-4"
    >
      <h1 className="text-2xl font-bold">{t('pair.title')}</h1>
      {isEnded && <Alert tone="warn">{t('errors.KIOSK_NOT_VALID')}</Alert>}
      <p className="text-ink-2">{t('pair.lead')}</p>
      <TextField
        size="xl"
        label={t('pair.code')}
        error={error !== null && problem(error)}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={20}
      />
      <Button type="submit" variant="primary" size="xl" wide busy={busy}>
        {t('pair.submit')}
      </Button>
    </form>
  );
}
