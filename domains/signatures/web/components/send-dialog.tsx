import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { listPositions } from '@hearth/domains/team/contract';
import { useLanguage } from '@hearth/i18n/phrases';
import { newId } from '@hearth/kit/id';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { sendAgreement } from '../../contract/endpoints.ts';
import type { Agreement } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const EVERYBODY = 'ALL';

/** Asks everybody at the brand in view who lacks the current version, or those of one position. */
export function SendDialog({ agreement, onClose }: { readonly agreement: Agreement; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const language = useLanguage();
  const [key] = useState(newId);
  const positions = useCall(listPositions, { params: { id: brand.id } });
  const form = useForm({
    values: { position: EVERYBODY },
    send: ({ position }) =>
      client.call(sendAgreement, {
        params: { id: brand.id, agreement_id: agreement.id },
        body: {
          employee_id: null,
          position_id: position === EVERYBODY ? null : position,
          guardian: null,
          language,
          idempotency_key: key,
        },
      }),
    onSent: ({ asked }) => {
      toasts.show({ message: t('send.done', { count: asked }), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('send.title')}
      description={t('send.text', { brand: brand.name })}
      submit={t('send.submit')}
      problem={problem}
      onClose={onClose}
    >
      <Select
        label={t('send.position')}
        placeholder={t('send.everybody')}
        options={[
          { id: EVERYBODY, label: t('send.everybody') },
          ...(positions.data?.positions ?? []).map(({ id, name }) => ({ id, label: name })),
        ]}
        value={form.values.position}
        onChange={(id) => form.set('position', id ?? EVERYBODY)}
      />
    </FormDialog>
  );
}
