import { useConnection } from '@hearth/client/context';
import { Button } from '@hearth/ui/button';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { checkVerification, confirmVerificationCode, sendVerification } from '../../../contract/recovery-endpoints.ts';
import { readFormText } from '../text-in.ts';
import { AccountProblem } from './account-problem.tsx';
import { useAccountPhrases } from './phrases.ts';
import { useTry } from './use-try.ts';

/**
 * Proves the address of whoever is signed in with the code that was mailed, and notices when the link of that mail was used
 * elsewhere. `sends`: it is mailed when this appears.
 */
export function CodeForm({ sends = false, onDone }: { readonly sends?: boolean; readonly onDone: () => void }) {
  const { t } = useAccountPhrases();
  const { client, mode } = useConnection();
  const { busy, code, run } = useTry();
  const [sent, setSent] = useState(false);
  const asked = useRef(false);

  const send = () =>
    run(async () => {
      const { verified } = await client.call(sendVerification, { body: {} });
      if (verified) onDone();
      else setSent(true);
    });

  useEffect(() => {
    if (sends && !asked.current) {
      asked.current = true;
      void send();
    }
    const look = (): void => {
      client.call(checkVerification, { query: {} }).then(
        ({ verified }) => verified && onDone(),
        // It is looked again when the reader comes back the next time.
        () => undefined,
      );
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
    // oxlint-disable-next-line react/exhaustive-deps -- only on arrival
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readFormText(new FormData(event.currentTarget), 'code').replaceAll(/\s/g, '');
    setSent(false);
    void run(async () => {
      if (!/^\d{6}$/.test(typed)) throw Object.assign(new Error('no code'), { code: 'CODE_NOT_VALID' });
      await client.call(confirmVerificationCode, { body: { code: typed } });
      onDone();
    });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        name="code"
        size="xl"
        label={t('verify.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        maxLength={12}
      />
      {code !== null && <AccountProblem code={code} />}
      <p role="status">{sent && t('verify.sent')}</p>
      <Button type="submit" variant="primary" size="xl" wide busy={busy}>
        {t('verify.submit')}
      </Button>
      <Button variant="ghost" size="lg" wide disabled={busy} onClick={() => void send()}>
        {t('verify.send')}
      </Button>
      {mode === 'demo' && (
        <p className="text-sm text-ink-2">
          {t('verify.demo')}{' '}
          <a href="/dev/inbox" target="_blank" rel="noreferrer" className={TEXT_LINK}>
            {t('verify.demoInbox')}
          </a>
        </p>
      )}
    </form>
  );
}
