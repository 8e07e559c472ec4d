import { CallError } from '@hearth/client/call-error';
import { useFormat } from '@hearth/i18n/use-format';
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

/** Returns a function that names a permission; one unknown to this page keeps its code. */
export function usePermissionName(): (name: string) => string {
  const { t } = useWords();
  const known = Object.keys(en.permissions) as (keyof typeof en.permissions)[];
  return (name) => {
    const permission = known.find((one) => one === name);
    return permission === undefined ? name : t(`permissions.${permission}`);
  };
}

/** Returns a function that describes a right's limits; empty if there are none. */
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

const DEPARTMENTS = Object.keys(en.departments) as (keyof typeof en.departments)[];

/** The departments that a right can be limited to, with their names. */
export function useDepartments(): readonly { readonly code: string; readonly name: string }[] {
  const { t } = useWords();
  return DEPARTMENTS.map((code) => ({ code, name: t(`departments.${code}`) }));
}

/** Returns a function that names the missing permissions of a refusal; null for other errors. */
export function useMissingPermissions(): (error: unknown) => string | null {
  const { t } = useWords();
  const { list } = useFormat();
  const permissionName = usePermissionName();
  return (error) => {
    const missing = error instanceof CallError ? readMissing(error.response) : [];
    return missing.length === 0 ? null : t('role.lacking', { permissions: list(missing.map(permissionName)) });
  };
}

function readMissing(response: unknown): readonly string[] {
  const { data }: { data?: { missing?: unknown } } = Object(response);
  const missing = data?.missing;
  return Array.isArray(missing) ? missing.filter((name) => typeof name === 'string') : [];
}
