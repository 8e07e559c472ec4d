import { usePhrases } from '@hearth/i18n/phrases';
import { PasswordField } from '@hearth/ui/password-field';
import { useState } from 'react';
import { findNewPasswordProblem } from '../../../rules/new-password.ts';
import identity from '../../en.json';
import { NewPasswordField } from '../new-password-field.tsx';
import { useAccountErrorSentence } from './account-problem.tsx';

/** A new password typed twice, with the error of each field. */
export interface RepeatedPassword {
  readonly value: string;
  readonly again: string;
  /** Codes of what is wrong, from the rules or from the server. */
  readonly codes: { readonly value?: string | undefined; readonly again?: string | undefined };
  readonly type: (part: 'value' | 'again', text: string) => void;
  /** Looks at both; whether they may be sent. */
  readonly check: () => boolean;
  readonly blame: (part: 'value' | 'again', code: string) => void;
}

/** Follows the two fields. */
export function useRepeatedPassword(): RepeatedPassword {
  const [texts, setTexts] = useState({ value: '', again: '' });
  const [codes, setCodes] = useState<RepeatedPassword['codes']>({});
  const judge = ({ value, again }: typeof texts): RepeatedPassword['codes'] => ({
    value: findNewPasswordProblem(value) ?? undefined,
    again: value === again ? undefined : 'PASSWORDS_DIFFER',
  });
  return {
    ...texts,
    codes,
    type: (part, text) => {
      const next = { ...texts, [part]: text };
      setTexts(next);
      if (codes.value !== undefined || codes.again !== undefined) setCodes(judge(next));
    },
    check: () => {
      const found = judge(texts);
      setCodes(found);
      return found.value === undefined && found.again === undefined;
    },
    blame: (part, code) => setCodes({ [part]: code }),
  };
}

/** The two fields. */
export function RepeatedPasswordFields({
  password,
  label,
  repeatLabel,
}: {
  password: RepeatedPassword;
  label?: string;
  repeatLabel: string;
}) {
  const { t } = usePhrases('identity', identity);
  const words = useAccountErrorSentence();
  const say = (code: string | undefined) => (code === undefined ? undefined : words(code));
  return (
    <>
      <NewPasswordField
        {...(label !== undefined && { label })}
        value={password.value}
        error={say(password.codes.value)}
        onChange={(text) => password.type('value', text)}
        onBlur={() => undefined}
      />
      <PasswordField
        name="again"
        size="xl"
        label={repeatLabel}
        error={say(password.codes.again)}
        autoComplete="new-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        onInput={(event) => password.type('again', event.currentTarget.value)}
      />
    </>
  );
}
