import { useCall } from '@hearth/client/query';
import { Select } from '@hearth/ui/select';
import { listRoles } from '../../contract/endpoints.ts';
import { useRoleName, useWords } from '../words.ts';

/** The choice of one of the roles that can be given, by their names. */
export function RoleSelect({
  label,
  value,
  onChange,
  error,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (role: string) => void;
  readonly error?: string | undefined;
}) {
  const { t } = useWords();
  const roleName = useRoleName();
  const roles = useCall(listRoles, {}).data ?? [];
  return (
    <Select
      label={label}
      placeholder={t('people.role')}
      value={value}
      error={error}
      options={roles.map(({ code }) => ({ id: code, label: roleName(code) }))}
      onChange={onChange}
    />
  );
}
