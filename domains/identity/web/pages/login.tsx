import { useConnection } from '@hearth/client/context';
import type { SecondStep } from '@hearth/client/session';
import { usePhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook, TEXT_LINK } from '@hearth/ui/link-button';
import { PasswordField } from '@hearth/ui/password-field';
import { TextField } from '@hearth/ui/text-field';
import { Store, UserPlus } from 'lucide-react';
import type { FormEvent } from 'react';
import { lazy, Suspense, use, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DemoAccount } from '../../contract/schemas.ts';
import { Entrance } from '../components/entrance.tsx';
import { errorCode } from '../components/code-of.ts';
import { AlternativeSignIn } from '../components/other-ways.ts';
import { LateProblem } from '../components/late-problem.tsx';
import { readFormText } from '../components/text-in.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { useLeave } from '../components/use-leave.ts';
import { withCaptcha } from '../components/with-captcha.ts';
import en from '../en.json';

/** In production nobody fetches this. */
const DemoAccounts = lazy(async () => ({ default: (await import('../components/demo-accounts.tsx')).DemoAccounts }));
const SecondStepPage = lazy(() => import('../components/account/second-step-page.tsx'));

/** Signing in; afterwards the person is where they wanted to be (`ref`), or at home. */
export function Component() {
  const { t } = usePhrases('identity', en);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const otherWays = use(AlternativeSignIn);
  const { mode, isUnclaimed = false } = useConnection();
  const { busy, code, missing, step, signIn, goOn, leave, startOver } = useSignIn();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current !== null) void signIn(new FormData(form.current));
  }

  function choose({ username, password }: DemoAccount) {
    const { current } = form;
    if (current === null) return;
    for (const [name, value] of Object.entries({ username, password: password ?? '' })) {
      const input = current.elements.namedItem(name);
      if (!(input instanceof HTMLInputElement)) continue;
      input.value = value;
      // Where other machines reach the demonstration, its start printed the password.
      if (name === 'password' && password === undefined) input.focus();
    }
    if (password !== undefined) void signIn(new FormData(current));
  }

  if (step !== null)
    return (
      <Suspense>
        <SecondStepPage step={step} onDone={() => void leave()} onStartOver={startOver} />
      </Suspense>
    );
  return (
    <Entrance
      page={t('login.title')}
      heading={isUnclaimed ? t('login.setUp', { product: PRODUCT }) : t('login.title')}
      lead={isUnclaimed ? null : t('login.welcome')}
    >
      {isUnclaimed && <SetUp />}
      {/* Should the form ever be sent by the browser itself, a password must not stand in an address. */}
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          name="username"
          size="xl"
          label={t('login.username')}
          error={missing.includes('username') && t('login.usernameRequired')}
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
        />
        <PasswordField
          name="password"
          size="xl"
          label={t('fields.password')}
          error={missing.includes('password') && t('login.passwordRequired')}
          autoComplete="current-password"
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
        />
        <LateProblem code={code} />
        <Button type="submit" variant="primary" size="xl" wide busy={busy} disabled={!hydrated}>
          {t('login.submit')}
        </Button>
        <Forgot />
      </form>
      {otherWays((next) => (next === null ? void leave() : goOn(next)))}
      <SignUpLinks />
      {hydrated && mode === 'demo' && (
        <Suspense>
          <DemoAccounts busy={busy} onChoose={choose} />
        </Suspense>
      )}
    </Entrance>
  );
}

/** How the first company is made: by signing up where that is open, else with the link that the server gave its operator. */
function SetUp() {
  const { t } = usePhrases('identity', en);
  const { closedSignUps = [] } = useConnection();
  if (closedSignUps.includes('EMPLOYER')) return <p className="mb-4 text-ink-2">{t('login.setUpLink')}</p>;
  return (
    <Link to="/user/signup/employer" className={`${linkButtonLook('primary', 'xl', true)} mb-4`}>
      {t('login.setUpCompany')}
    </Link>
  );
}

/** The two ways of signing up; those that are closed here are not offered. */
const SIGN_UP_WAYS = [
  { kind: 'EMPLOYER', path: '/user/signup/employer', icon: Store, name: 'login.employer' },
  { kind: 'CANDIDATE', path: '/user/signup/candidate', icon: UserPlus, name: 'login.candidate' },
] as const;

/** The query that the pages before the login hand on to each other. */
function useQuery(): string {
  const [search] = useSearchParams();
  return search.size === 0 ? '' : `?${search.toString()}`;
}

function Forgot() {
  const { t } = usePhrases('identity', en);
  return (
    <Link to={`/forgot-password${useQuery()}`} className={`${TEXT_LINK} justify-self-center text-dense phone:py-3`}>
      {t('login.forgot')}
    </Link>
  );
}

function SignUpLinks() {
  const { t } = usePhrases('identity', en);
  const { closedSignUps = [] } = useConnection();
  const query = useQuery();
  const ways = SIGN_UP_WAYS.filter(({ kind }) => !closedSignUps.includes(kind));
  if (ways.length === 0) return null;
  return (
    <div className="grid gap-2 text-dense text-ink-2">
      <span>{t('login.newHere', { product: PRODUCT })}</span>
      <span className={`grid gap-2 ${ways.length > 1 ? 'grid-cols-2' : ''}`}>
        {ways.map(({ path, icon, name }) => (
          <Link key={path} to={`${path}${query}`} className={linkButtonLook('soft', 'lg')}>
            <Icon of={icon} size={20} />
            {t(name)}
          </Link>
        ))}
      </span>
    </div>
  );
}

/** Signs in with what the form holds, and leaves for the wanted page. */
function useSignIn() {
  const { client, session } = useConnection();
  const leave = useLeave();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);

  async function signIn(data: FormData): Promise<void> {
    const username = readFormText(data, 'username').trim();
    const password = readFormText(data, 'password');
    const empty = [...(username === '' ? ['username'] : []), ...(password === '' ? ['password'] : [])];
    setMissing(empty);
    setCode(null);
    if (empty.length > 0) return;
    setBusy(true);
    try {
      const next = await withCaptcha(client, (captcha) =>
        session.signIn({ username, password, ...(captcha === undefined ? {} : { captcha }) }),
      );
      if (next === null) await leave();
      else setStep(next);
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, code, missing, step, signIn, goOn: setStep, leave, startOver: () => setStep(null) };
}
