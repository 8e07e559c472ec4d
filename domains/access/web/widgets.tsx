import { mayDo, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Select } from '@hearth/ui/select';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listRoles } from '../contract/endpoints.ts';
import type { RecordKind } from '../contract/schemas.ts';
import { useRoleName, useWords } from './words.ts';

export { useRoleName } from './words.ts';

/** Asked for by the button; the pages that show it do not carry it. */
const AudienceDialog = lazy(async () => ({
  default: (await import('./components/audience-dialog.tsx')).AudienceDialog,
}));

/** Tells those who manage access who sees a record: its kind, where it stands, and its department, if it has one. */
export function WhoCanSee({
  kind,
  brandId,
  category = null,
}: {
  readonly kind: RecordKind;
  readonly brandId: string;
  readonly category?: string | null;
}) {
  const { t } = useWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  if (!mayDo(brand, 'MANAGE_ACCESS')) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start"
        icon={<Icon of={Eye} />}
        onClick={() => setOpen(true)}
      >
        {t('seen.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AudienceDialog kind={kind} brandId={brandId} category={category} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

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
