import { useConnection } from '@hearth/client/context';
import type { UserInfo } from '@hearth/client/session';
import {
  findEmailRefusal,
  findNewPasswordProblem,
  ownWords,
  Problem,
  ProveAddressStep,
  readFormText,
  useHydrated,
} from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { checkPhone, PhoneField, findPhoneProblem } from '@hearth/ui/phone-field';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import en from '../en.json';
import { ClosedSignUp } from './closed-sign-up.tsx';
import { PasswordPart } from './password-part.tsx';
import { useEmailProblem, useLater } from './use-email-problem.ts';
import { useFields } from './use-fields.ts';
import type { GetField } from './use-fields.ts';
import { useProblems } from './use-problems.ts';
import type { FieldRule } from './use-problems.ts';
import { useSignUp } from './use-sign-up.ts';
import type { SignUpRole } from './use-sign-up.ts';

const REQUIRED = 'REQUIRED';
/** Requires a field to be filled. */
export const isFilled = (text: string): string | null => (text.trim() === '' ? REQUIRED : null);
/** Validation of a person's fields, shared by all sign-up forms. */
export const PERSON_RULES: Readonly<Record<string, FieldRule>> = {
  first_name: isFilled,
  email: (text) => isFilled(text) ?? findEmailRefusal(text.trim()),
  password: (text, other) => findNewPasswordProblem(text, ownWords(other('email'))),
  phone_number: (text) => findPhoneProblem(checkPhone(text), 'possible'),
};
/** The inputs whose names differ from the server's fields. */
export const INPUTS: Readonly<Record<string, string>> = { 'brand.name': 'brand', 'currency.id': 'currency' };

interface SignUpFormProps {
  readonly role: SignUpRole;
  readonly rules?: Readonly<Record<string, FieldRule>>;
  readonly first?: (field: GetField) => ReactNode;
}

/** The form that both ways of signing up share; `first` comes above the person's own fields. Where the way is closed, whom to ask instead. */
export function SignUpForm(props: SignUpFormProps) {
  const { closedSignUps = [] } = useConnection();
  if (!closedSignUps.includes(props.role)) return <OpenForm {...props} />;
  return (
    <>
      <ClosedSignUp kind={props.role} />
      <HaveAccount />
    </>
  );
}

/** The form's fields and their problems, and sending it: with a new account, or with that of an earlier try. */
function useSignUpForm({ role, rules = {} }: SignUpFormProps) {
  const emailProblem = useEmailProblem();
  const askLater = useLater();
  const [checking, setChecking] = useState(false);
  const [account, setResumed] = useState<UserInfo | null>(null);
  const resumed = account !== null;
  const asked = resumed ? { first_name: isFilled } : PERSON_RULES;
  const problems = useProblems({ ...rules, ...asked }, (name, text, found) => {
    if (name === 'email') askLater(() => void emailProblem(text).then(found));
  });
  const { form, mark } = problems;
  const signUp = useSignUp(
    role,
    (name, code) => {
      const input = INPUTS[name] ?? name;
      if (form.current?.elements.namedItem(input) === null) return false;
      mark(input, code);
      return true;
    },
    setResumed,
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current === null || checking) return;
    const data = new FormData(form.current);
    if (!problems.check(data)) return;
    if (!resumed && !signUp.almost) {
      setChecking(true);
      const code = await emailProblem(readFormText(data, 'email'));
      setChecking(false);
      if (code !== undefined) return problems.blame('email', code);
    }
    await signUp.run(data);
  }

  function goOn(): void {
    if (form.current !== null) void signUp.run(new FormData(form.current));
  }
  return { form, problems, signUp, account, submit, goOn, busy: signUp.busy || checking };
}

function OpenForm(props: SignUpFormProps) {
  const { t } = usePhrases('registration', en);
  const hydrated = useHydrated();
  const { form, problems, signUp, account, submit, goOn, busy } = useSignUpForm(props);
  const resumed = account !== null;
  const field = useFields(problems);

  return (
    <>
      {signUp.proving !== null && <ProveAddressStep address={signUp.proving} onDone={goOn} />}
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        hidden={signUp.proving !== null}
        className="grid gap-4 [&[hidden]]:hidden"
      >
        {props.first?.(field)}
        <NameFields field={field} names={account} />
        {!resumed && <ReachFields field={field} fixed={signUp.almost} />}
        {!resumed && <PasswordPart formRef={form} field={field} />}
        {signUp.almost && signUp.code !== null && <p className="text-dense font-bold">{t('almost')}</p>}
        {signUp.code !== null && <Problem code={signUp.code} />}
        <Button type="submit" variant="primary" size="xl" wide busy={busy} disabled={!hydrated}>
          {signUp.almost || resumed ? t('continue') : t('submit')}
        </Button>
        {!resumed && <HaveAccount />}
      </form>
    </>
  );
}

/** First and last name. */
export function NameFields({ field, names }: { field: GetField; names: UserInfo | null }) {
  const { t } = usePhrases('registration', en);
  return (
    <div key={names?.id} className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('first_name')}
        size="xl"
        label={t('fields.firstName')}
        autoComplete="given-name"
        maxLength={80}
        defaultValue={names?.first_name}
      />
      <TextField
        {...field('last_name')}
        size="xl"
        label={t('fields.lastName')}
        optionalHint={t('fields.optional')}
        autoComplete="family-name"
        maxLength={80}
        defaultValue={names?.last_name}
      />
    </div>
  );
}

function ReachFields({ field, fixed }: { field: GetField; fixed: boolean }) {
  const { t } = usePhrases('registration', en);
  return (
    <>
      <TextField
        {...field('email')}
        size="xl"
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={fixed}
        maxLength={254}
      />
      <PhoneField
        {...field('phone_number')}
        size="xl"
        label={t('fields.phone')}
        optionalHint={t('fields.optional')}
        readOnly={fixed}
        maxLength={40}
      />
    </>
  );
}

function HaveAccount() {
  const { t } = usePhrases('registration', en);
  const [search] = useSearchParams();
  const query = search.size === 0 ? '' : `?${search.toString()}`;
  return (
    <p className="text-dense text-ink-2">
      {t('have')}{' '}
      <Link to={`/user/login${query}`} className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}>
        {t('signIn')}
      </Link>
    </p>
  );
}
