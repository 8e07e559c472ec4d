import { useConnection } from '@hearth/client/context';
import { Button } from '@hearth/ui/button';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { beginSecondFactor, confirmSecondFactor } from '../../../contract/security-endpoints.ts';
import { readFormText } from '../text-in.ts';
import { AccountProblem } from './account-problem.tsx';
import { PasswordStep } from './password-step.tsx';
import { useAccountPhrases } from './phrases.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTry } from './use-try.ts';

type Stage =
  | { readonly name: 'password' }
  | { readonly name: 'scan'; readonly secret: string; readonly uri: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** Setting up the second step: the password, a code to scan with a first answer, then the recovery codes. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const { t } = useAccountPhrases();
  const { client, session } = useConnection();
  const [stage, setStage] = useState<Stage>({ name: 'password' });

  async function begin(password: string): Promise<void> {
    const { secret, uri } = await client.call(beginSecondFactor, { body: { password } });
    setStage({ name: 'scan', secret, uri });
  }

  async function confirm(code: string): Promise<void> {
    const { recovery_codes: codes } = await client.call(confirmSecondFactor, { body: { code } });
    // What was waiting for this is open from now on: the next token says so.
    await session.check(true).catch(() => undefined);
    setStage({ name: 'codes', codes });
  }

  if (stage.name === 'password') return <PasswordStep action={t('setup.begin')} onPassword={begin} />;
  if (stage.name === 'codes')
    return (
      <section aria-labelledby="recovery-codes" className="grid gap-2">
        <h2 id="recovery-codes" className="text-lg font-bold">
          {t('setup.codesTitle')}
        </h2>
        <RecoveryCodes codes={stage.codes} onKept={onDone} />
      </section>
    );
  return <Scan secret={stage.secret} uri={stage.uri} onCode={confirm} />;
}

function Scan({ secret, uri, onCode }: { secret: string; uri: string; onCode: (code: string) => Promise<void> }) {
  const { t } = useAccountPhrases();
  const { busy, code, run } = useTry();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readFormText(new FormData(event.currentTarget), 'code').trim();
    void run(async () => {
      if (typed === '') throw Object.assign(new Error('nothing typed'), { code: 'WRONG_SECOND_FACTOR' });
      await onCode(typed);
    });
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>{t('setup.scan')}</p>
      <QrCode text={uri} label={t('setup.qr')} />
      <p className="text-dense">
        {t('setup.secret')}
        <br />
        <code dir="ltr" className="font-mono text-base break-all select-all">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <p>
        <a href={uri} className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}>
          {t('setup.open')}
        </a>
      </p>
      <TextField
        name="code"
        size="lg"
        label={t('challenge.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        maxLength={12}
      />
      {code !== null && <AccountProblem code={code} />}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t('setup.confirm')}
      </Button>
    </form>
  );
}
