import { usePhrases } from '@hearth/i18n/phrases';
import { PasswordField } from '@hearth/ui/password-field';
import type { Ref } from 'react';
import { useState } from 'react';
import { judgeNewPassword, ownWords } from '../../rules/new-password.ts';
import type { PasswordStrength } from '../../rules/password.ts';
import en from '../en.json';

/** Props of the field for a new password. */
export type NewPasswordFieldProps = {
  /** Another name than "Password", where there is a current one beside it. */
  label?: string;
  /** What is typed now: the meter follows it. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
};

const METER: Readonly<Record<PasswordStrength, { filled: number; colour: string }>> = {
  '': { filled: 0, colour: '' },
  short: { filled: 1, colour: 'bg-bad' },
  invalid: { filled: 1, colour: 'bg-bad' },
  weak: { filled: 2, colour: 'bg-warn' },
  good: { filled: 3, colour: 'bg-ok' },
  strong: { filled: 4, colour: 'bg-ok' },
};

/** A password to be chosen, with a meter that says in a word and by length how hard it is to guess. */
export function NewPasswordField({ label: name, value, error, onChange, onBlur, ref }: NewPasswordFieldProps) {
  const { t } = usePhrases('identity', en);
  const [beside, setBeside] = useState<readonly string[]>([]);
  const { strength, label } = judgeNewPassword(value, beside);
  const { filled, colour } = METER[strength];
  return (
    <div className="grid gap-1.5">
      <PasswordField
        ref={ref}
        name="password"
        size="xl"
        label={name ?? t('fields.password')}
        help={t('password.help')}
        error={error}
        autoComplete="new-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        onInput={({ currentTarget }) => {
          setBeside(wordsBeside(currentTarget));
          onChange(currentTarget.value);
        }}
        onBlur={onBlur}
      />
      <div className="flex min-h-5 items-center gap-2">
        <span className="grid flex-1 grid-cols-4 gap-1" aria-hidden="true">
          {[1, 2, 3, 4].map((step) => (
            <span key={step} className={`h-1.5 rounded-full ${step <= filled ? colour : 'bg-sunken'}`} />
          ))}
        </span>
        <span role="status" className="min-w-16 text-end text-sm text-ink-2">
          {label === 'strength.short' && t('strength.short')}
          {label === 'strength.weak' && t('strength.weak')}
          {label === 'strength.good' && t('strength.good')}
          {label === 'strength.strong' && t('strength.strong')}
          {label === 'strength.invalid' && t('strength.invalid')}
        </span>
      </div>
    </div>
  );
}

/** The address or the username that the same form asks for. */
function wordsBeside({ form }: HTMLInputElement): readonly string[] {
  const names = form?.querySelectorAll<HTMLInputElement>('input[autocomplete="email"], input[autocomplete="username"]');
  return [...(names ?? [])].flatMap(({ value }) => ownWords(value));
}
