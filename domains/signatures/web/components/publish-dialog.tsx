import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { useLanguage } from '@hearth/i18n/phrases';
import { newId } from '@hearth/kit/id';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { publishAgreement } from '../../contract/endpoints.ts';
import type { Agreement, Edition } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Makes the draft the version that is signed; says whom it asks anew. */
export function PublishDialog({
  agreement,
  draft,
  onDone,
  onClose,
}: {
  readonly agreement: Agreement;
  readonly draft: Edition;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const language = useLanguage();
  const [key] = useState(newId);
  const isNext = agreement.number !== null;
  // Nobody is asked anew by many: each needs the name and address of their guardian.
  const byHand = draft.signers.includes('GUARDIAN');
  const form = useForm({
    values: { again: isNext && !byHand },
    send: ({ again }) =>
      client.call(publishAgreement, {
        params: { id: brand.id, agreement_id: agreement.id },
        body: { version: draft.version, ask_signers_again: again, language, idempotency_key: key },
      }),
    onSent: () => {
      toasts.show({ message: t('edit.published'), tone: 'ok' });
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('edit.publishTitle')}
      description={t(!isNext ? 'edit.publishFirst' : byHand ? 'edit.publishGuardian' : 'edit.publishNext')}
      submit={t('edit.publish')}
      problem={problem}
      onClose={onClose}
    >
      {isNext && !byHand ? (
        <Checkbox
          label={t('edit.again')}
          checked={form.values.again}
          onChange={(event) => form.set('again', event.target.checked)}
        />
      ) : null}
    </FormDialog>
  );
}
