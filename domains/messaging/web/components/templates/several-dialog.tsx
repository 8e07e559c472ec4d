import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useLanguage } from '@hearth/i18n/phrases';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import { useState } from 'react';
import type { LeftOut, Receiver } from '../../../contract/sending-endpoints.ts';
import { cancelSending, createSending, previewSending } from '../../../contract/sending-endpoints.ts';
import type { LocalizedText } from '../../../rules/merge-fields.ts';
import { PlannedList } from './planned-list.tsx';
import { SendingPreview } from './sending-preview.tsx';
import { SendingText } from './sending-text.tsx';
import type { BulkText } from './sending-text.tsx';
import { SendingWho } from './sending-who.tsx';
import { useTemplateWords } from './words.ts';

interface SeveralDialogProps {
  /** The applications of those who get it, where they were chosen before; else they are chosen here. */
  readonly applicationIds?: readonly string[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** A message to several people that is being written: its preview, and sending it with the way back. */
function useBulkMessage(applicationIds: readonly string[] | undefined, onDone: () => void) {
  const { t } = useTemplateWords();
  const client = useClient();
  const { id: brandId } = useBrand();
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(applicationIds));
  const [written, setWritten] = useState<BulkText>({ text: '', saved: null, at: '' });
  const [receivers, setReceivers] = useState<readonly Receiver[] | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [sendingId] = useState(newId);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  // A saved text that was not changed goes out in the language of each; what is written here is in the writer's own.
  const texts: LocalizedText =
    written.saved !== null && Object.values(written.saved).includes(written.text)
      ? written.saved
      : { [language]: written.text };
  const body = {
    application_ids: [...chosen],
    texts,
    ...(written.at === '' ? {} : { send_at: new Date(written.at).toISOString() }),
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (refused) {
      setError(refused);
    } finally {
      setBusy(false);
    }
  };
  const takeBack = async (id: string): Promise<void> => {
    const { cancelled } = await client.call(cancelSending, { params: { id: brandId, sending_id: id } });
    toasts.show({ message: t('several.undone', { count: cancelled }) });
  };
  return {
    chosen,
    setChosen,
    written,
    setWritten,
    receivers,
    leftOut,
    busy,
    error,
    back: () => setReceivers(null),
    preview: () =>
      run(async () => {
        const found = await client.call(previewSending, { params: { id: brandId }, body });
        setLeftOut(found.left_out);
        setReceivers(found.receivers);
      }),
    send: () =>
      run(async () => {
        const sending = await client.call(createSending, {
          params: { id: brandId },
          body: { sending_id: sendingId, ...body },
        });
        toasts.show({
          message: t(written.at === '' ? 'several.sent' : 'several.planned', { count: sending.waiting }),
          tone: 'ok',
          durationMs: UNDO_DURATION_MS,
          action: { label: t('several.undo'), onSelect: () => void takeBack(sending.id).catch(setError) },
        });
        onDone();
      }),
  };
}

/** One message to several people: who, what, what each of them gets, and ten seconds to take it back. */
export function SeveralDialog({ applicationIds, onClose, onDone = onClose }: SeveralDialogProps) {
  const { t, problem } = useTemplateWords();
  const { id: brandId } = useBrand();
  const { receivers, error, ...bulk } = useBulkMessage(applicationIds, onDone);
  const { chosen, written, busy } = bulk;
  const openPlaces = receivers?.filter(({ missing }) => missing.length > 0).length ?? 0;
  return (
    <Modal
      open
      onClose={onClose}
      title={t(receivers === null ? 'several.title' : 'several.previewTitle')}
      description={receivers === null ? t('several.note') : undefined}
      closeLabel={t('close')}
      size="lg"
      footer={
        receivers === null ? (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              variant="primary"
              busy={busy}
              disabled={chosen.size === 0 || written.text.trim() === ''}
              onClick={() => void bulk.preview()}
            >
              {t('several.preview')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => bulk.back()}>{t('back')}</Button>
            <Button
              variant="primary"
              busy={busy}
              disabled={openPlaces > 0 || receivers.length === 0}
              onClick={() => void bulk.send()}
            >
              {t('several.send', { count: receivers.length })}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {error !== null && (
          <Alert tone="bad" urgent>
            {problem(error)}
          </Alert>
        )}
        {openPlaces > 0 && <Alert tone="warn">{t('several.openPlaces', { count: openPlaces })}</Alert>}
        {receivers === null ? (
          <>
            {applicationIds === undefined ? (
              <>
                <PlannedList brandId={brandId} />
                <SendingWho brandId={brandId} chosen={chosen} onChange={bulk.setChosen} />
              </>
            ) : (
              <p className="font-bold">{t('several.chosen', { count: chosen.size })}</p>
            )}
            <SendingText brandId={brandId} written={written} onChange={bulk.setWritten} />
          </>
        ) : (
          <SendingPreview receivers={receivers} leftOut={bulk.leftOut} />
        )}
      </div>
    </Modal>
  );
}
