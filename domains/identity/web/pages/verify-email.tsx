import { useConnection } from '@hearth/client/context';
import { Button } from '@hearth/ui/button';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { checkVerification, confirmVerification } from '../../contract/recovery-endpoints.ts';
import { loginPath, safeReturnTo } from '../../rules/return-to.ts';
import { AccountProblem } from '../components/account/account-problem.tsx';
import { CodeForm } from '../components/account/code-form.tsx';
import { Done } from '../components/account/done.tsx';
import { useAccountPhrases } from '../components/account/phrases.ts';
import { useSecretCode } from '../components/account/use-secret-code.ts';
import { useTry } from '../components/account/use-try.ts';
import { Entrance } from '../components/entrance.tsx';

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

  return (
    <Entrance page={t('page.verify')} heading={t('verify.title')} lead={t('verify.codeLead', { address })}>
      <CodeForm onDone={onDone} />
    </Entrance>
  );
}
