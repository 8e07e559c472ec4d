import { NewPasswordField } from '@hearth/domains/identity/widgets';
import { useEffect, useState } from 'react';
import type { GetField } from './use-fields.ts';
import type { FormProblems } from './use-problems.ts';

/** The new password of a registration form. */
export function PasswordPart({ formRef, field }: { readonly formRef: FormProblems['form']; readonly field: GetField }) {
  const [password, setPassword] = useState('');
  const { error, onBlur, onInput } = field('password');
  // What was typed before the page came alive is in the input already.
  useEffect(() => {
    const typed = formRef.current?.elements.namedItem('password');
    if (typed instanceof HTMLInputElement) setPassword(typed.value);
  }, [formRef]);
  return (
    <NewPasswordField
      value={password}
      error={error}
      onBlur={onBlur}
      onChange={(value) => {
        setPassword(value);
        onInput();
      }}
    />
  );
}
