import { useConnection } from '@hearth/client/context';
import {
  errorCode,
  findNewPasswordProblem,
  NewPasswordField,
  ownWords,
  Problem,
  useErrorSentence,
} from '@hearth/domains/identity/widgets';
import type { House } from '@hearth/domains/core/schemas';
import { HouseEntrance } from '@hearth/domains/core/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptCard, checkCardUsername } from '../../../contract/invitation-endpoints.ts';
import { hasCardSentence, useCardWords } from './phrases.ts';

/** A card whose PIN was right. */
export interface OpenedCard {
  readonly purpose: 'JOIN' | 'RESET';
  readonly first_name: string;
  readonly employer_name: string;
  readonly house: House;
  readonly username: string;
  readonly proof: { readonly code: string; readonly pin: string };
}

/** Choosing what to sign in with; afterwards the person is in. */
export function ChooseStep({ opened }: { opened: OpenedCard }) {
  const { t, problem } = useCardWords();
  const errorWords = useErrorSentence();
  const { username, setUsername, checkName, password, setPassword, busy, code, suggestion, accept } = useAccept(opened);
  const isNew = opened.purpose === 'JOIN';
  const atUsername = code?.startsWith('USERNAME_') === true;
  const atPassword = code !== null && code.includes('PASSWORD');

  function submit(event: FormEvent) {
    event.preventDefault();
    void accept();
  }

  return (
    <HouseEntrance
      house={opened.house}
      page={t('join.page')}
      heading={t('join.welcome', { name: opened.first_name })}
      lead={isNew ? t('join.chooseLead', { employer: opened.employer_name }) : t('join.resetLead')}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          size="xl"
          label={t('join.username')}
          help={isNew ? t('join.usernameHelp') : undefined}
          error={atUsername && (suggestion === null ? problem({ code }) : t('join.usernameTaken', { suggestion }))}
          value={username}
          readOnly={!isNew}
          onChange={(event) => setUsername(event.currentTarget.value)}
          onBlur={() => void checkName()}
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
    </HouseEntrance>
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
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const name = username.trim();
  const latest = useLatest(name);

  /** Whether the name can be chosen; asks for a name that the card did not offer itself, and says what is free instead. */
  async function isNameFree(): Promise<boolean> {
    if (purpose !== 'JOIN' || name === '' || name === offered) return true;
    const { status, suggestion: free } = await client.call(checkCardUsername, { body: { ...proof, username: name } });
    if (status === 'AVAILABLE' || latest.current !== name) return status === 'AVAILABLE';
    setSuggestion(free);
    setCode(status === 'USED' ? 'USERNAME_TAKEN' : 'USERNAME_NOT_ALLOWED');
    return false;
  }

  async function accept(): Promise<void> {
    const weak = findNewPasswordProblem(password, ownWords(name));
    setCode(weak);
    setSuggestion(null);
    if (weak !== null) return;
    setBusy(true);
    try {
      if (!(await isNameFree())) return;
      const named = purpose === 'JOIN' ? { username: name } : {};
      const account = await client.call(acceptCard, { body: { ...proof, ...named, password } });
      const next = await session.signIn({ username: account.username, password }).catch(() => 'login' as const);
      await navigate(next === null ? '/' : '/user/login', { replace: true });
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    username,
    setUsername: (text: string) => {
      setUsername(text);
      if (code?.startsWith('USERNAME_') === true) setCode(null);
    },
    // Whatever keeps the question from being answered, the card's own call decides.
    checkName: () => isNameFree().catch(() => true),
    password,
    setPassword,
    busy,
    code,
    suggestion,
    accept,
  };
}

/** The newest value, for what is answered later. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
