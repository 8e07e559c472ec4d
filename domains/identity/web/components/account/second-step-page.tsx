import type { SecondStep } from '@hearth/client/session';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { TextButton } from '@hearth/ui/link-button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Entrance } from '../entrance.tsx';
import { readFormText } from '../text-in.ts';
import { AccountProblem } from './account-problem.tsx';
import { useAccountPhrases } from './phrases.ts';
import { useTry } from './use-try.ts';

/** The second step of signing in, in the place of the login form: a code of the app, a recovery code, or neither. */
export default function SecondStepPage({
  step,
  onDone,
  onStartOver,
}: {
  step: SecondStep;
  onDone: () => void;
  onStartOver: () => void;
}) {
  const { t } = useAccountPhrases();
  const { busy, code, run } = useTry();
  const [byRecovery, setByRecovery] = useState(false);
  const [lost, setLost] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = readFormText(data, 'answer').trim();
    void run(async () => {
      if (typed === '') throw Object.assign(new Error('nothing typed'), { code: 'WRONG_SECOND_FACTOR' });
      await step.answer(typed, !byRecovery && data.get('trust') !== null);
      onDone();
    });
  }

  return (
    <Entrance
      page={t('challenge.title')}
      heading={t('challenge.title')}
      lead={byRecovery ? t('challenge.recoveryLead') : t('challenge.lead')}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          key={byRecovery ? 'recovery' : 'app'}
          name="answer"
          size="xl"
          label={byRecovery ? t('challenge.recovery') : t('challenge.code')}
          autoFocus
          autoComplete={byRecovery ? 'off' : 'one-time-code'}
          inputMode={byRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
        />
        {!byRecovery && <Checkbox name="trust" label={t('challenge.trust')} note={t('challenge.trustNote')} />}
        {code !== null && <AccountProblem code={code} />}
        <Button type="submit" variant="primary" size="xl" wide busy={busy}>
          {t('challenge.submit')}
        </Button>
        <Button variant="soft" size="lg" wide onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? t('challenge.useApp') : t('challenge.useRecovery')}
        </Button>
      </form>
      <div className="grid justify-items-start gap-2 text-dense text-ink-2">
        {byRecovery && !lost && (
          <p>
            {t('challenge.lost')}{' '}
            <TextButton
              onClick={() =>
                void run(async () => {
                  await step.reportLost();
                  setLost(true);
                })
              }
            >
              {t('challenge.lostAction')}
            </TextButton>
          </p>
        )}
        {lost && <p role="status">{t('challenge.lostSent')}</p>}
        <TextButton onClick={onStartOver}>{t('challenge.back')}</TextButton>
      </div>
    </Entrance>
  );
}
