import { useConnection } from '@hearth/client/context';
import {
  errorCode,
  Entrance,
  NewPasswordField,
  findPasswordProblem,
  Problem,
  useErrorSentence,
} from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptCard } from '../../../contract/invitation-endpoints.ts';
import { hasCardSentence, useCardWords } from './phrases.ts';

/** A card whose PIN was right. */
export interface OpenedCard {
  readonly purpose: 'JOIN' | 'RESET';
  readonly first_name: string;
  readonly employer_name: string;
  readonly username: string;
  readonly proof: { readonly code: string; readonly pin: string };
}

/** Choosing what to sign in with; afterwards the person is in. */
export function ChooseStep({ opened }: { opened: OpenedCard }) {
  const { t, problem } = useCardWords();
  const errorWords = useErrorSentence();
  const { username, setUsername, password, setPassword, busy, code, accept } = useAccept(opened);
  const isNew = opened.purpose === 'JOIN';
  const atUsername = code?.startsWith('USERNAME_') === true;
  const atPassword = code !== null && code.includes('PASSWORD');

  function submit(event: FormEvent) {
    event.preventDefault();
    void accept();
  }

  return (
    <Entrance
      page={t('join.page')}
      heading={t('join.welcome', { name: opened.first_name })}
      lead={isNew ? t('join.chooseLead', { employer: opened.employer_name }) : t('join.resetLead')}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          size="xl"
          label={t('join.username')}
          help={isNew ? t('join.usernameHelp') : undefined}
          error={atUsername && problem({ code })}
          value={username}
          readOnly={!isNew}
          onChange={(event) => setUsername(event.currentTarget.value)}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={60}
        />
        <NewPasswordField
          value={password}
          error={atPassword ? errorWords(code) : undefined}
          onChange={setPassword}
          onBlur={() => undefined}
        />
        {code !== null && !atUsername && !atPassword && <Refusal code={code} />}
        <Button type="submit" variant="primary" size="xl" wide busy={busy}>
          {isNew ? t('join.submit') : t('join.submitReset')}
        </Button>
      </form>
    </Entrance>
  );
}

function Refusal({ code }: { code: string }) {
  const { problem } = useCardWords();
  return hasCardSentence(code) ? <Alert tone="bad">{problem({ code })}</Alert> : <Problem code={code} />;
}

/** Uses the card up and signs in with what was chosen; a second step is asked for on the login page. */
function useAccept({ purpose, proof, username: offered }: OpenedCard) {
  const { client, session } = useConnection();
  const navigate = useNavigate();
  const [username, setUsername] = useState(offered);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);

  async function accept(): Promise<void> {
    const weak = findPasswordProblem(password);
    setCode(weak);
    if (weak !== null) return;
    setBusy(true);
    try {
      const named = purpose === 'JOIN' ? { username: username.trim() } : {};
      const account = await client.call(acceptCard, { body: { ...proof, ...named, password } });
      const next = await session.signIn({ username: account.username, password }).catch(() => 'login' as const);
      await navigate(next === null ? '/' : '/user/login', { replace: true });
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      setBusy(false);
    }
  }

  return { username, setUsername, password, setPassword, busy, code, accept };
}
