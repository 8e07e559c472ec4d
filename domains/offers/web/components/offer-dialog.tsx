import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { beginOffer, previewOffer, sendOffer } from '../../contract/endpoints.ts';
import type { OfferContent } from '../../contract/schemas.ts';
import type { OfferStart, OfferDraft } from '../offer-draft.ts';
import { toOfferContent, createDraft, isPay } from '../offer-draft.ts';
import { useWords } from '../words.ts';
import { OfferFields } from './offer-fields.tsx';
import { PaperText } from './paper-text.tsx';

/** Where somebody has to agree first. */
const AskButton = lazy(async () => ({ default: (await import('./approval/ask-button.tsx')).AskButton }));

const isUnapproved = (error: unknown): boolean => error instanceof CallError && error.code === 'OFFER_NEEDS_APPROVAL';

type OfferDialogProps = { readonly brandId: string; readonly applicationId: string; readonly onClose: () => void };

/** The document as it was previewed, and its content. */
interface ShownPaper {
  readonly document: string;
  readonly language: string;
  readonly content: OfferContent;
}

/**
 * Writes an offer, previews its document and sends it. Errors keep the input. A refusal keeps everything that was
 * typed.
 */
export function OfferDialog(props: OfferDialogProps) {
  const { t, problem } = useWords();
  const { brandId, applicationId, onClose } = props;
  const begun = useCall(beginOffer, { params: { id: brandId, application_id: applicationId } });
  if (begun.data !== undefined) return <OfferForm {...props} begun={begun.data} />;
  return (
    <Modal open onClose={onClose} title={t('panel.do')} closeLabel={t('close')} size="lg" dismissable>
      <Resource of={begun} problem={problem}>
        {() => null}
      </Resource>
    </Modal>
  );
}

function OfferForm(props: OfferDialogProps & { readonly begun: OfferStart }) {
  const { t, problem } = useWords();
  const { brandId, applicationId, onClose, begun } = props;
  const { form, paper, onChange } = useOfferForm(props);
  const { error, busy, element } = form;
  return (
    <Modal
      open
      onClose={onClose}
      title={paper === null ? t('form.title', { name: begun.candidate_name }) : t('form.previewTitle')}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button onClick={paper === null ? onClose : onChange}>{t(paper === null ? 'cancel' : 'form.change')}</Button>
          {paper !== null && isUnapproved(error) ? (
            <Suspense fallback={null}>
              <AskButton brandId={brandId} applicationId={applicationId} content={paper.content} onAsked={onClose} />
            </Suspense>
          ) : (
            <Button type="submit" form={element.id} variant="primary" busy={busy}>
              {t(paper === null ? 'form.preview' : 'form.send')}
            </Button>
          )}
        </>
      }
    >
      <form {...element} className="grid gap-4">
        {error !== null && <Alert tone={paper === null ? 'bad' : 'warn'} urgent title={problem(error)} />}
        {paper === null ? (
          <OfferFields begun={begun} form={form} />
        ) : (
          <PaperText language={paper.language} document={paper.document} />
        )}
      </form>
    </Modal>
  );
}

/** The form of an offer: the first submit previews it, the second one sends it as shown. */
function useOfferForm({ brandId, applicationId, onClose, begun }: OfferDialogProps & { readonly begun: OfferStart }) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [paper, setPaper] = useState<ShownPaper | null>(null);
  const params = { id: brandId, application_id: applicationId };
  const missing = (empty: boolean): string | undefined => (empty ? t('required') : undefined);
  const form = useForm<OfferDraft, ShownPaper | null>({
    values: createDraft(begun, brand),
    check: (draft) => ({
      letter: missing(draft.letter.trim() === ''),
      position_name: missing(draft.position_name.trim() === ''),
      units: isPay(draft.units) ? undefined : t('form.payWrong'),
      hours_per_week: missing(draft.hours_per_week === null),
      starts_on: missing(draft.starts_on === null),
      open_until: missing(draft.open_until === null),
    }),
    send: async (draft) => {
      if (paper === null) {
        const content = toOfferContent(draft);
        return { ...(await client.call(previewOffer, { params, body: content })), content };
      }
      try {
        await client.call(sendOffer, { params, body: paper.content });
        return null;
      } catch (refused) {
        // The paper stays where others have to agree: it can be asked about as it is.
        if (!isUnapproved(refused)) setPaper(null);
        throw refused;
      }
    },
    fieldOf: (sent) => (sent.startsWith('pay') ? 'units' : (sent as keyof OfferDraft)),
    onSent: (shown) => {
      setPaper(shown);
      if (shown !== null) return;
      toasts.show({ message: t('form.sent'), tone: 'ok' });
      onClose();
    },
  });
  return { form, paper, onChange: () => setPaper(null) };
}
