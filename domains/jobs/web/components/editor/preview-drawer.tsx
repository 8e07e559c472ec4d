import { useBrand } from '@hearth/client/person';
import { Slot } from '@hearth/client/slots';
import { Drawer } from '@hearth/ui/drawer';
import type { Job } from '../../../contract/schemas.ts';
import { JOB_PREVIEW } from '../../slots.ts';
import { useWords } from '../../words.ts';

/** Previews the public page, without interaction. */
export function PreviewDrawer({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const { t } = useWords();
  const brand = useBrand();
  const brands = [...brand.path, brand];
  const employer = brands.findLast(({ type }) => type === 'GROUP')?.name ?? brands[0]?.name ?? brand.name;
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('editor.previewTitle')}
      closeLabel={t('editor.closePreview')}
      size="md"
      flush
    >
      <Slot of={JOB_PREVIEW} with={{ job, employer }} />
    </Drawer>
  );
}
