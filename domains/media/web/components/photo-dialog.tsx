import { useClient } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { toasts } from '@hearth/ui/toast';
import { putProfilePhoto } from '../../contract/endpoints.ts';
import en from '../en.json';
import { PictureDialog } from './picture-dialog.tsx';

/** Chooses a picture, frames it and keeps it as the reader's photo. */
export default function PhotoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = usePhrases('media', en);
  const client = useClient();
  const save = async (picture: File): Promise<void> => {
    await client.call(putProfilePhoto, { files: [picture] });
    await client.untilRead(putProfilePhoto);
    toasts.show({ message: t('photo.saved') });
  };
  return (
    <PictureDialog open={open} title={t('photo.title')} saveLabel={t('photo.save')} save={save} onClose={onClose} />
  );
}
