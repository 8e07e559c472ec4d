import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of the settings of sign-in: apart from those of the login page, which must stay light. */
export function useWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('federation-settings', en);
}

/** The fields of a provider's form that a refusal may name. */
const FIELDS = Object.keys(en.wrong) as (keyof typeof en.wrong)[];

/** Returns a function that describes a field's error; undefined for fields without their own text. */
export function useFieldErrors(): (field: string) => string | undefined {
  const { t } = useWords();
  return (field) => {
    const known = FIELDS.find((one) => field === one || field.startsWith(`${one}.`));
    return known === undefined ? undefined : t(`wrong.${known}`);
  };
}
