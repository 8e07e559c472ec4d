import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Modal } from '@hearth/ui/modal';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useId, useState } from 'react';
import type { FormEvent } from 'react';
import { beginOffer, previewOffer, sendOffer } from '../../contract/endpoints.ts';
import { type Begun, contentOf, draftFrom } from '../offer-draft.ts';
import { useWords } from '../words.ts';
import { OfferFields } from './offer-fields.tsx';
import { PaperText } from './paper-text.tsx';

/** Where somebody has to agree first. */
const AskButton = lazy(async () => ({ default: (await import('./approval/ask-button.tsx')).AskButton }));

const isUnapproved = (error: unknown): boolean => error instanceof CallError && error.code === 'OFFER_NEEDS_APPROVAL';

type Asked = { readonly brandId: string; readonly applicationId: string; readonly onClose: () => void };

/** Writes an offer, shows the paper as it will be signed, and sends it. A refusal keeps everything that was typed. */
export function OfferDialog(props: Asked) {
  const { t } = useWords();
  const { brandId, applicationId, onClose } = props;
  const { data, isError, refetch } = useCall(beginOffer, { params: { id: brandId, application_id: applicationId } });
  if (data !== undefined) return <OfferForm {...props} begun={data} />;
  return (
    <Modal open onClose={onClose} title={t('panel.do')} closeLabel={t('close')} size="lg" dismissable>
      {isError ? (
        <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
      ) : (
        <Loading label={t('loading')}>
          <SkeletonRows rows={6} />
        </Loading>
      )}
    </Modal>
  );
}

function OfferForm({ brandId, applicationId, onClose, begun }: Asked & { readonly begun: Begun }) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [draft, setDraft] = useState(() => draftFrom(begun, brand));
  const [paper, setPaper] = useState<{ readonly document: string; readonly language: string } | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const formId = useId();
  const content = contentOf(draft);
  const params = { id: brandId, application_id: applicationId };

  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (refused) {
      // The paper stays: it can be asked about as it is.
      if (!isUnapproved(refused)) setPaper(null);
      setError(refused);
    } finally {
      setBusy(false);
    }
  };
  const preview = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!busy && content !== null)
      void run(async () => setPaper(await client.call(previewOffer, { params, body: content })));
  };
  const send = (): void => {
    if (content === null) return;
    void run(async () => {
      await client.call(sendOffer, { params, body: content });
      toasts.show({ message: t('form.sent'), tone: 'ok' });
      onClose();
    });
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={paper === null ? t('form.title', { name: begun.candidate_name }) : t('form.previewTitle')}
      closeLabel={t('close')}
      size="lg"
      footer={
        paper === null ? (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {t('form.preview')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setPaper(null)}>{t('form.change')}</Button>
            {isUnapproved(error) && content !== null ? (
              <Suspense fallback={null}>
                <AskButton brandId={brandId} applicationId={applicationId} content={content} onAsked={onClose} />
              </Suspense>
            ) : (
              <Button variant="primary" busy={busy} onClick={send}>
                {t('form.send')}
              </Button>
            )}
          </>
        )
      }
    >
      {paper === null ? (
        <form id={formId} noValidate onSubmit={preview} className="grid gap-4">
          {error !== null && <Alert tone="bad" urgent title={problem(error)} />}
          <OfferFields begun={begun} draft={draft} onDraft={setDraft} tried={tried} error={error} />
        </form>
      ) : (
        <>
          {error !== null && <Alert className="mb-4" tone="warn" urgent title={problem(error)} />}
          <PaperText language={paper.language} document={paper.document} />
        </>
      )}
    </Modal>
  );
}
