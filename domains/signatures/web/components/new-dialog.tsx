import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { FormDialog } from '@hearth/ui/form-dialog';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { createAgreement } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';

/** Begins an agreement: what it is called, and whether its text is written here or comes as a PDF. */
export function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [, setSearch] = useSearchParams();
  const [key] = useState(newId);
  const form = useForm({
    values: { title: '', source: 'TEXT' as 'TEXT' | 'PDF' },
    check: ({ title }) => ({ title: title.trim() === '' ? t('edit.titleMissing') : undefined }),
    send: ({ title, source }) =>
      client.call(createAgreement, {
        params: { id: brand.id },
        body: {
          title: title.trim(),
          source,
          text: '',
          summary: '',
          signers: ['EMPLOYEE'],
          fields: [],
          expires_days: null,
          idempotency_key: key,
        },
      }),
    onSent: ({ id }) => setSearch({ agreement: id }),
  });
  return (
    <FormDialog form={form} title={t('list.add')} submit={t('edit.create')} problem={problem} onClose={onClose}>
      <TextField label={t('edit.title')} autoFocus maxLength={120} dir="auto" {...form.text('title')} />
      <RadioGroup
        label={t('edit.source')}
        options={[
          { value: 'TEXT', label: t('edit.sourceText'), note: t('edit.sourceTextNote') },
          { value: 'PDF', label: t('edit.sourcePdf'), note: t('edit.sourcePdfNote') },
        ]}
        value={form.values.source}
        onChange={(source) => form.set('source', source)}
      />
    </FormDialog>
  );
}
