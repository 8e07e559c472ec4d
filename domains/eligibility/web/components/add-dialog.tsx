import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { FormDialog } from '@hearth/ui/form-dialog';
import { toasts } from '@hearth/ui/toast';
import { addWorkEvidence } from '../../contract/endpoints.ts';
import type { WorkCase } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { EvidenceFields, useEvidenceForm } from './evidence-form.tsx';

/** Adds the copy of a document that the employee has shown in person. */
export function AddDialog({ of, onClose }: { readonly of: WorkCase; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const { form, files, setFiles } = useEvidenceForm({
    send: (sent) => client.call(addWorkEvidence, { params: { id: brand.id, case_id: of.id }, ...sent }),
    onSent: () => {
      toasts.show({ message: t('add.done'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('add.title')}
      description={t('add.text')}
      submit={t('add.submit')}
      problem={problem}
      onClose={onClose}
    >
      <EvidenceFields terms={of.terms} form={form} files={files} onFiles={setFiles} />
    </FormDialog>
  );
}
