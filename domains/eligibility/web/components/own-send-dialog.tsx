import { useClient } from '@hearth/client/context';
import { FormDialog } from '@hearth/ui/form-dialog';
import { toasts } from '@hearth/ui/toast';
import { sendMyWorkEvidence } from '../../contract/endpoints.ts';
import type { OwnCase } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { EvidenceFields, useEvidenceForm } from './evidence-form.tsx';

/** Sends a document that one has chosen, photographed or as a file. */
export function OwnSendDialog({ of, onClose }: { readonly of: OwnCase; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const client = useClient();
  const { form, files, setFiles } = useEvidenceForm({
    send: (sent) => client.call(sendMyWorkEvidence, { params: { case_id: of.id }, ...sent }),
    onSent: () => {
      toasts.show({ message: t('send.done'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('send.title')} submit={t('send.submit')} problem={problem} onClose={onClose}>
      <EvidenceFields terms={of.terms} form={form} files={files} onFiles={setFiles} />
    </FormDialog>
  );
}
