import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of roles and rights. */
export function useWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('access', en);
}

/** The name of a role: translated when it is built in, else as the group wrote it; rights that were given one by one have none. */
export function useRoleName(): (role: string | null, ownName?: string | null) => string {
  const { t } = useWords();
  return (role, ownName = null) => {
    const code = (Object.keys(en.roles) as (keyof typeof en.roles)[]).find((one) => one === role);
    return code === undefined ? (ownName ?? t('people.ownSet')) : t(`roles.${code}`);
  };
}

/** What a permission lets somebody do; one that this page does not know yet stands with its name. */
export function usePermissionName(): (name: string) => string {
  const { t } = useWords();
  const known = Object.keys(en.permissions) as (keyof typeof en.permissions)[];
  return (name) => {
    const permission = known.find((one) => one === name);
    return permission === undefined ? name : t(`permissions.${permission}`);
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
