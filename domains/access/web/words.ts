import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of roles and rights. */
export function useWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('access', en);
}

/** The name of a role; rights that were given one by one have none. */
export function useRoleName(): (role: string | null) => string {
  const { t } = useWords();
  return (role) => {
    const code = (Object.keys(en.roles) as (keyof typeof en.roles)[]).find((one) => one === role);
    return code === undefined ? t('people.ownSet') : t(`roles.${code}`);
  };
}

/** What narrows a right, as one text; empty where nothing does. */
export function useConditionText(): (conditions: Readonly<Record<string, readonly string[] | undefined>>) => string[] {
  const { t } = useWords();
  const departments = Object.keys(en.departments) as (keyof typeof en.departments)[];
  return (conditions) =>
    Object.values(conditions).flatMap((codes = []) =>
      codes.map((code) => {
        const department = departments.find((one) => one === code);
        return department === undefined ? code : t(`departments.${department}`);
      }),
    );
}
