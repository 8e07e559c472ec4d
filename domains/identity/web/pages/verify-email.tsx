import { useConnection } from '@hearth/client/context';
import { Button } from '@hearth/ui/button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  checkVerification,
  confirmVerification,
  confirmVerificationCode,
  sendVerification,
} from '../../contract/recovery-endpoints.ts';
import { loginPath, safeReturnTo } from '../../rules/return-to.ts';
import { AccountProblem } from '../components/account/account-problem.tsx';
import { Done } from '../components/account/done.tsx';
import { useAccountPhrases } from '../components/account/phrases.ts';
import { useSecretCode } from '../components/account/use-secret-code.ts';
import { useTry } from '../components/account/use-try.ts';
import { Entrance } from '../components/entrance.tsx';
import { textIn } from '../components/text-in.ts';

/** Proving an address: with the link of the mail, wherever it is opened, or by typing the code where one is signed in. */
export function Component() {
  const { t } = useAccountPhrases();
  const secret = useSecretCode();
  const [search] = useSearchParams();
  const goal = safeReturnTo(search.get('ref')) ?? '/';
  const [done, setDone] = useState(false);
  if (done)
    return (
      <Entrance page={t('page.verify')} heading={t('verify.doneTitle')}>
        <Done to={goal} label={t('verify.continue')}>
          {t('security.confirmed')}
        </Done>
      </Entrance>
    );
  return secret === null ? (
    <ByCode onDone={() => setDone(true)} />
  ) : (
    <ByLink secret={secret} onDone={() => setDone(true)} />
  );
}

/** A button and not the opening itself proves it: programs that look into mail open links too. */
function ByLink({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useAccountPhrases();
  const { client } = useConnection();
  const { busy, code, run } = useTry();
  const confirm = () =>
    run(async () => {
      await client.call(confirmVerification, { body: { code: secret } });
      onDone();
    });
  return (
    <Entrance page={t('page.verify')} heading={t('verify.title')} lead={t('verify.linkLead')}>
      {code !== null && <AccountProblem code={code} />}
      <Button variant="primary" size="xl" wide busy={busy} onClick={() => void confirm()}>
        {t('verify.submit')}
      </Button>
    </Entrance>
  );
}

function ByCode({ onDone }: { onDone: () => void }) {
  const { t } = useAccountPhrases();
  const { client, session } = useConnection();
  const navigate = useNavigate();
  const { busy, code, run } = useTry();
  const [sent, setSent] = useState(false);
  const [address, setAddress] = useState(() => session.user()?.email ?? '');

  useEffect(() => {
    void session.getToken().then(
      async (token) => {
        if (token === null) return navigate(loginPath('/user/verify'), { replace: true });
        setAddress((session.user() ?? (await session.loadUser()))?.email ?? '');
        if ((await client.call(checkVerification, { query: {} })).verified) onDone();
      },
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- only on arrival
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = textIn(new FormData(event.currentTarget), 'code').replaceAll(/\s/g, '');
    setSent(false);
    void run(async () => {
      if (!/^\d{6}$/.test(typed)) throw Object.assign(new Error('no code'), { code: 'CODE_NOT_VALID' });
      await client.call(confirmVerificationCode, { body: { code: typed } });
      onDone();
    });
  }

  const send = () =>
    run(async () => {
      const { verified } = await client.call(sendVerification, { body: {} });
      if (verified) onDone();
      else setSent(true);
    });

  return (
    <Entrance page={t('page.verify')} heading={t('verify.title')} lead={t('verify.codeLead', { address })}>
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
      </form>
    </Entrance>
  );
}
