import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import en from '../en.json';
import { CompanyNameField } from './company-name-field.tsx';
import { CurrencyField } from './currency-field.tsx';
import { LinkProblem } from './link-problem.tsx';
import { PasswordPart } from './password-part.tsx';
import { isFilled, INPUTS, NameFields, PERSON_RULES } from './sign-up-form.tsx';
import { useFields } from './use-fields.ts';
import type { GetField } from './use-fields.ts';
import { useProblems } from './use-problems.ts';
import type { FieldRule } from './use-problems.ts';
import { useSetUp } from './use-set-up.ts';

const { first_name: named, email: emailed, password: guarded } = PERSON_RULES;
const RULES: Readonly<Record<string, FieldRule>> = {
  brand: isFilled,
  place: isFilled,
  ...(named && { first_name: named }),
  ...(emailed && { email: emailed }),
  ...(guarded && { password: guarded }),
};
const INPUT_OF: Readonly<Record<string, string>> = { ...INPUTS, 'place.name': 'place', 'place.city': 'city' };

/**
 * The set-up form: company, first location and owner. A refusal keeps the input. What was typed stays, whatever is
 * refused.
 */
export function SetUpForm({ link, email }: { link: string; email: string | null }) {
  const { t } = usePhrases('registration', en);
  const problems = useProblems(RULES, () => undefined);
  const { form, mark } = problems;
  const settingUp = useSetUp(link, (name, code) => {
    const input = INPUT_OF[name] ?? name;
    const element = form.current?.elements.namedItem(input);
    if (!(element instanceof HTMLElement)) return false;
    mark(input, code);
    element.focus();
    return true;
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current === null) return;
    const data = new FormData(form.current);
    if (problems.check(data)) void settingUp.run(data);
  }

  const field = useFields(problems);

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <CompanyFields field={field} />
      <CurrencyField />
      <NameFields field={field} names={null} />
      <TextField
        {...field('email')}
        size="xl"
        label={t('fields.email')}
        help={email === null ? undefined : t('setup.bound')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email ?? ''}
        readOnly={email !== null || settingUp.made}
        maxLength={254}
      />
      <PasswordPart formRef={form} field={field} />
      {settingUp.made && !settingUp.busy && (
        <p role="status" className="text-dense font-bold">
          {t('setup.founded')}
        </p>
      )}
      {settingUp.code !== null && <LinkProblem code={settingUp.code} />}
      {settingUp.made && !settingUp.busy ? (
        <Link to="/user/login" className={linkButtonLook('primary', 'lg')}>
          {t('signIn')}
        </Link>
      ) : (
        <Button type="submit" variant="primary" size="xl" wide busy={settingUp.busy}>
          {t('setup.submit')}
        </Button>
      )}
    </form>
  );
}

/** The company, and its first location. */
function CompanyFields({ field }: { field: GetField }) {
  const { t } = usePhrases('registration', en);
  return (
    <>
      <CompanyNameField field={field} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('place')} size="xl" label={t('setup.place')} maxLength={120} />
        <TextField
          {...field('city')}
          size="xl"
          label={t('setup.city')}
          optionalHint={t('fields.optional')}
          autoComplete="address-level2"
          maxLength={120}
        />
      </div>
    </>
  );
}
