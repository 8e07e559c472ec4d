import { useClient } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { toasts } from '@hearth/ui/toast';
import { putBrandPicture } from '../../contract/endpoints.ts';
import en from '../en.json';
import { PictureDialog } from './picture-dialog.tsx';

/** Chooses, crops and saves a brand's picture. */
export default function BrandPictureDialog({
  brandId,
  shape,
  title,
  onClose,
}: {
  brandId: string;
  shape: 'square' | 'rectangle';
  title: string;
  onClose: () => void;
}) {
  const { t } = usePhrases('media', en);
  const client = useClient();
  const save = async (picture: File): Promise<void> => {
    await client.call(putBrandPicture, { params: { id: brandId }, body: { shape }, files: [picture] });
    await client.untilRead(putBrandPicture);
    toasts.show({ message: t('picture.saved') });
  };
  return <PictureDialog open title={title} saveLabel={t('picture.save')} save={save} onClose={onClose} />;
}
