import { Select } from '@hearth/ui/select';
import { useRoles } from '../api.ts';
import { useRoleName, useWords } from '../words.ts';

/** Chooses a role to give, or to copy into a new one. */
export function RoleChoice({
  label,
  value,
  onlyUsable = false,
  onChange,
}: {
  readonly label?: string;
  readonly value: string;
  /** Leaves out what cannot be given at the brand in view. */
  readonly onlyUsable?: boolean;
  readonly onChange: (role: string) => void;
}) {
  const { t } = useWords();
  const roleName = useRoleName();
  const roles = useRoles().data?.pages.flatMap((page) => page.roles) ?? [];
  const shown = roles.filter((role) => !onlyUsable || role.usable);
  return (
    <Select
      label={label ?? t('role.basedOn')}
      placeholder={t('people.role')}
      value={value}
      options={shown.map((role) => ({
        id: role.id,
        label: roleName(role.id, role.name),
        note: role.brand_name ?? undefined,
      }))}
      onChange={onChange}
    />
  );
}
