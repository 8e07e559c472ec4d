import { useClient } from '@hearth/client/context';
import { errorCode, readFormText } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useRef } from 'react';
import { signUpInvited } from '../../contract/endpoints.ts';
import en from '../en.json';
import { LinkProblem } from './link-problem.tsx';
import { PasswordPart } from './password-part.tsx';
import { isFilled, NameFields, PERSON_RULES } from './sign-up-form.tsx';
import { useFields } from './use-fields.ts';
import { useFirstSignIn } from './use-first-sign-in.ts';
import { useProblems } from './use-problems.ts';
import type { FieldRule } from './use-problems.ts';

const { password: guarded } = PERSON_RULES;
const RULES: Readonly<Record<string, FieldRule>> = { first_name: isFilled, ...(guarded && { password: guarded }) };

/** An invited person's name and password; the address is the invitation's. The address is that of the invitation. */
export function InvitedForm({ token, address }: { readonly token: string; readonly address: string }) {
  const { t } = usePhrases('registration', en);
  const client = useClient();
  const sent = useRef(false);
  const problems = useProblems(RULES, () => undefined);
  const { form, mark } = problems;

  async function make(data: FormData): Promise<string> {
    const again = sent.current;
    sent.current = true;
    try {
      const { email } = await client.call(signUpInvited, {
        body: {
          token,
          first_name: readFormText(data, 'first_name').trim(),
          last_name: readFormText(data, 'last_name').trim(),
          password: readFormText(data, 'password'),
        },
      });
      return email;
    } catch (error) {
      // The answer of an earlier try may have been lost on the way: signing in tells.
      if (!again || errorCode(error) !== 'EMAIL_ALREADY_USED') throw error;
      return address;
    }
  }

  const signUp = useFirstSignIn(make, (name, code) => {
    if (form.current?.elements.namedItem(name) === null) return false;
    mark(name, code);
    return true;
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current === null) return;
    const data = new FormData(form.current);
    if (problems.check(data)) void signUp.run(data);
  }

  const field = useFields(problems);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        {...field('email')}
        size="xl"
        label={t('fields.email')}
        help={t('setup.bound')}
        type="email"
        autoComplete="username"
        value={address}
        readOnly
      />
      <NameFields field={field} names={null} />
      <PasswordPart formRef={form} field={field} />
      {signUp.code !== null && <LinkProblem code={signUp.code} />}
      <Button type="submit" variant="primary" size="xl" wide busy={signUp.busy}>
        {signUp.made ? t('continue') : t('submit')}
      </Button>
    </form>
  );
}
