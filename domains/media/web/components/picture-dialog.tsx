import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import type { CropperHandle } from '@hearth/ui/cropper';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { BoxLoader } from '@hearth/ui/spinner';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import en from '../en.json';

const Cropper = lazy(async () => ({ default: (await import('@hearth/ui/cropper')).Cropper }));
const PICTURES = 'image/jpeg,image/png,image/webp';
const MAX_BYTES = 20 * 1024 * 1024;

interface PictureDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly saveLabel: string;
  readonly save: (picture: File) => Promise<void>;
  readonly onClose: () => void;
}

/** The picture that was chosen, while it is framed and saved. */
function useChosenPicture({ save: keep, onClose }: Pick<PictureDialogProps, 'save' | 'onClose'>) {
  const [picture, setPicture] = useState<File | null>(null);
  const [ready, setReady] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const cropper = useRef<CropperHandle>(null);
  const save = useMutation({
    mutationFn: async () => {
      const cut = await cropper.current?.cut();
      if (cut === undefined) return;
      await keep(new File([cut], 'picture.jpeg', { type: cut.type }));
      leave();
    },
  });
  function leave() {
    setPicture(null);
    setReady(false);
    setTooLarge(false);
    save.reset();
    onClose();
  }
  function choose(file: File | undefined) {
    if (file === undefined) return;
    save.reset();
    setTooLarge(file.size > MAX_BYTES);
    if (file.size > MAX_BYTES) return;
    setReady(false);
    setPicture(file);
  }
  const setCropper = (handle: CropperHandle | null): void => {
    cropper.current = handle;
  };
  return { picture, ready, setReady, tooLarge, setCropper, save, leave, choose };
}

/** Chooses a picture, frames it and hands it to `save`, after which the dialog closes itself. */
export function PictureDialog({ open, title, saveLabel, ...actions }: PictureDialogProps) {
  const { t, problem } = usePhrases('media', en);
  const format = useFormat();
  const { picture, ready, setReady, tooLarge, setCropper, save, leave, choose } = useChosenPicture(actions);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={open}
      onClose={leave}
      size="sm"
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button icon={<Icon of={ImagePlus} />} onClick={() => chooser.current?.click()}>
            {t(picture === null ? 'photo.choose' : 'photo.another')}
          </Button>
          {picture !== null && (
            <Button variant="primary" disabled={!ready} busy={save.isPending} onClick={() => save.mutate()}>
              {saveLabel}
            </Button>
          )}
        </>
      }
    >
      <input
        ref={chooser}
        type="file"
        accept={PICTURES}
        aria-label={t('photo.choose')}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className="grid gap-3">
        {picture === null ? (
          <p className="text-base text-ink-2">{t('photo.hint', { size: format.fileSize(MAX_BYTES) })}</p>
        ) : (
          <Suspense fallback={<BoxLoader label={title} className="h-72" />}>
            <Cropper
              key={`${picture.name}-${picture.lastModified}`}
              ref={setCropper}
              picture={picture}
              onReady={setReady}
            />
          </Suspense>
        )}
        {tooLarge && <Alert tone="bad">{t('errors.FILE_TOO_LARGE')}</Alert>}
        {save.isError && <Alert tone="bad">{problem(save.error)}</Alert>}
      </div>
    </Modal>
  );
}
