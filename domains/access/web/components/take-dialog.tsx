import type { ListedGrant } from '../../contract/schemas.ts';
import { useBrand } from '@hearth/client/person';
import { useTakeAway } from '../api.ts';
import { useRoleName, useWords } from '../words.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/** Shows what a person loses with a right, and takes it away. */
export function TakeDialog({ grant, onClose }: { readonly grant: ListedGrant; readonly onClose: () => void }) {
  const { t } = useWords();
  const { id } = useBrand();
  const roleName = useRoleName();
  const takeAway = useTakeAway();
  return (
    <PreviewDialog
      brandId={id}
      change={{ kind: 'REVOKE', grant_id: grant.id }}
      title={t('take.title')}
      description={t('take.what', {
        name: grant.user_name,
        place: grant.brand_name,
        role: roleName(grant.role, grant.role_name),
      })}
      save={t('take.button')}
      danger
      leave={t('cancel')}
      onClose={onClose}
      onSave={async (version) => {
        await takeAway(grant, version);
        onClose();
      }}
    />
  );
}
