import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { decideWorkCase } from '../../contract/endpoints.ts';
import type { WorkCase } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { AddDialog } from './add-dialog.tsx';
import { ConfirmCheckDialog } from './confirm-check-dialog.tsx';

type Reasoned = 'SENT_BACK' | 'NOT_NEEDED' | 'REOPENED';
type Step = 'CONFIRM' | 'ADD' | Reasoned;

/** What can be done with a check, by somebody who has looked. */
export function CaseActions({ of }: { readonly of: WorkCase }) {
  const { t } = useWords();
  const [step, setStep] = useState<Step | null>(null);
  const close = (): void => setStep(null);
  const isDone = of.standing === 'CONFIRMED' || of.standing === 'FOLLOW_UP_DUE' || of.standing === 'NOT_NEEDED';
  const isClosed = isDone || (of.standing === 'EXPIRED' && !of.is_waiting);
  return (
    <div className="flex flex-wrap gap-2">
      {isClosed ? (
        <Button onClick={() => setStep('REOPENED')}>{t('decide.reopen')}</Button>
      ) : (
        <>
          <Button variant="primary" onClick={() => setStep('CONFIRM')}>
            {t('decide.confirm')}
          </Button>
          {of.is_waiting && <Button onClick={() => setStep('SENT_BACK')}>{t('decide.sendBack')}</Button>}
          <Button onClick={() => setStep('ADD')}>{t('decide.add')}</Button>
          <Button variant="ghost" onClick={() => setStep('NOT_NEEDED')}>
            {t('decide.notNeeded')}
          </Button>
        </>
      )}
      {step === 'CONFIRM' && <ConfirmCheckDialog of={of} onClose={close} />}
      {step === 'ADD' && <AddDialog of={of} onClose={close} />}
      {(step === 'SENT_BACK' || step === 'NOT_NEEDED' || step === 'REOPENED') && (
        <ReasonDialog of={of} action={step} onClose={close} />
      )}
    </div>
  );
}

/** A decision that says why. */
function ReasonDialog({
  of,
  action,
  onClose,
}: {
  readonly of: WorkCase;
  readonly action: Reasoned;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const form = useForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('reason.missing') : undefined }),
    send: ({ reason }) =>
      client.call(decideWorkCase, {
        params: { id: brand.id, case_id: of.id },
        body: {
          action,
          reason: reason.trim(),
          method: null,
          checked_on: null,
          signed_name: '',
          valid_until: null,
          is_receipt: false,
          shown: [],
          stated_on_paper: null,
          version: of.version,
        },
      }),
    onSent: () => {
      toasts.show({ message: t(`reason.${action}.done`), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`reason.${action}.title`, { name: of.employee_name })}
      description={t(`reason.${action}.text`)}
      submit={t(`reason.${action}.submit`)}
      problem={problem}
      onClose={onClose}
    >
      <TextArea label={t('reason.label')} rows={3} maxLength={300} {...form.text('reason')} />
    </FormDialog>
  );
}
