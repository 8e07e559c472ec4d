import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import { useNavigate } from 'react-router';
import { archiveRole } from '../../contract/endpoints.ts';
import type { BrandRole } from '../../contract/schemas.ts';
import { useReadRightsAgain } from '../api.ts';
import { rolePath } from '../role-path.ts';
import { useRoleName, useWords } from '../words.ts';

/** Copies, archives or restores a role. */
export function RoleActions({
  role,
  onChanged,
}: {
  readonly role: BrandRole;
  readonly onChanged: (role: BrandRole) => void;
}) {
  const { t, problem } = useWords();
  const { id } = useBrand();
  const navigate = useNavigate();
  const roleName = useRoleName();
  const readAgain = useReadRightsAgain();
  const archive = useSend(archiveRole);

  async function put(archived: boolean): Promise<void> {
    try {
      const after = await archive.mutateAsync({ params: { id, role_id: role.id }, body: { archived } });
      onChanged(after);
      toasts.show({
        message: t(archived ? 'role.archivedDone' : 'role.restoredDone', { role: roleName(role.id, role.name) }),
        tone: 'ok',
        key: role.id,
        ...(archived
          ? { durationMs: UNDO_DURATION_MS, action: { label: t('take.undo'), onSelect: () => void put(false) } }
          : {}),
      });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad', key: role.id });
      readAgain();
    }
  }

  return (
    <>
      {role.changeable && (
        <Button variant="ghost" busy={archive.isPending} onClick={() => void put(!role.archived)}>
          {t(role.archived ? 'role.restore' : 'role.archive')}
        </Button>
      )}
      <Button onClick={() => void navigate(rolePath('new', role.id))}>{t('role.copy')}</Button>
    </>
  );
}
