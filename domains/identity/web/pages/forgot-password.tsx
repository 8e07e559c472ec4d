import { useClient } from '@hearth/client/context';
import { Button } from '@hearth/ui/button';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { requestResetPassword } from '../../contract/recovery-endpoints.ts';
import { AccountProblem } from '../components/account/account-problem.tsx';
import { useAccountPhrases } from '../components/account/phrases.ts';
import { Entrance } from '../components/entrance.tsx';
import { errorCode } from '../components/code-of.ts';
import { readFormText } from '../components/text-in.ts';
import { withCaptcha } from '../components/with-captcha.ts';
import { useHydrated } from '../components/use-hydrated.ts';

/** Asking for a link to choose a new password. What it says never tells whether there is an account. */
export function Component() {
  const { t } = useAccountPhrases();
  const hydrated = useHydrated();
  const { busy, code, missing, sentTo, ask } = useAsk();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void ask(readFormText(new FormData(event.currentTarget), 'username').trim());
  }

  const sent = sentTo !== null;
  return (
    <Entrance
      page={t('page.forgot')}
      heading={sent ? t('forgot.sentTitle') : t('forgot.title')}
      lead={sent ? undefined : t('forgot.lead')}
    >
      {sent && (
        <div role="status" className="grid gap-2">
          <p className="text-lg break-words">{t('forgot.sent', { name: sentTo })}</p>
          <p className="text-dense text-ink-2">{t('forgot.again')}</p>
        </div>
      )}
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <div className={sent ? 'hidden' : undefined}>
          <TextField
            name="username"
            size="xl"
            label={t('forgot.name')}
            error={missing && t('forgot.nameRequired')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            maxLength={254}
          />
        </div>
        {code !== null && <AccountProblem code={code} />}
        <Button type="submit" variant={sent ? 'soft' : 'primary'} size="xl" wide busy={busy} disabled={!hydrated}>
          {sent ? t('forgot.askAgain') : t('forgot.submit')}
        </Button>
      </form>
      <p className="text-dense text-ink-2">{t('forgot.noEmail')}</p>
      <p>
        <Link to="/user/login" className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}>
          {t('forgot.back')}
        </Link>
      </p>
    </Entrance>
  );
}

function useAsk() {
  const client = useClient();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function ask(name: string): Promise<void> {
    setMissing(name === '');
    setCode(null);
    if (name === '') return;
    setBusy(true);
    const ref = search.get('ref');
    try {
      await withCaptcha(client, (captcha) =>
        client.call(requestResetPassword, {
          body: {
            username: name,
            ...(ref === null ? {} : { return_url: ref }),
            ...(captcha === undefined ? {} : { 'g-recaptcha-response': captcha }),
          },
        }),
      );
      setSentTo(name);
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, code, missing, sentTo, ask };
}
