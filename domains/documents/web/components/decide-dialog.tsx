import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Modal } from '@hearth/ui/modal';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { decideDocument, openDocument, removeDocument } from '../../contract/endpoints.ts';
import type { PersonDocument } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { DocumentFacts, FileButton, FileCheck } from './document-line.tsx';

interface DecideProps {
  readonly employeeId: string;
  readonly document: PersonDocument;
  readonly onClose: () => void;
}

/** Accepts what an employee has sent after a look at its file, or rejects it with a reason. */
export function DecideDialog({ employeeId, document, onClose }: DecideProps) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [isRejecting, setRejecting] = useState(false);
  const [until, setUntil] = useState(document.valid_until);
  const params = { id: brand.id, employee_id: employeeId, document_id: document.id };
  const corrected =
    until === document.valid_until
      ? {}
      : { content: { valid_from: document.valid_from, valid_until: until, note: document.note } };
  const accept = useSend(decideDocument, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('decide.accepted'), tone: 'ok' });
      onClose();
    },
  });
  if (isRejecting) return <RejectDialog employeeId={employeeId} document={document} onClose={onClose} />;
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={t('decide.title', { name: document.name })}
      footer={
        <>
          <Button onClick={() => setRejecting(true)}>{t('decide.reject')}</Button>
          <Button
            variant="primary"
            busy={accept.isPending}
            onClick={() =>
              accept.mutate({
                params,
                body: { decision: 'ACCEPTED', reason: '', version: document.version, ...corrected },
              })
            }
          >
            {t('decide.accept')}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-start gap-3">
        {accept.error !== null && (
          <Alert tone="bad" urgent>
            {problem(accept.error)}
          </Alert>
        )}
        <p>{t(document.file === null ? 'decide.noFile' : 'decide.text')}</p>
        <div className="grid gap-1">
          <DocumentFacts document={document} />
        </div>
        <FileCheck document={document} />
        <FileButton document={document} fileAddress={() => client.call(openDocument, { params })} />
        {document.valid_until !== null && (
          <DayField label={t('document.validUntil')} help={t('decide.untilHelp')} value={until} onChange={setUntil} />
        )}
      </div>
    </Modal>
  );
}

function RejectDialog({ employeeId, document, onClose }: DecideProps) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  return (
    <ReasonDialog
      title={t('decide.rejectTitle', { name: document.name })}
      text={t('decide.rejectText')}
      submit={t('decide.reject')}
      done={t('decide.rejected')}
      send={(reason) =>
        client.call(decideDocument, {
          params: { id: brand.id, employee_id: employeeId, document_id: document.id },
          body: { decision: 'REJECTED', reason, version: document.version },
        })
      }
      onClose={onClose}
    />
  );
}

/** Takes back an accepted document. */
export function RemoveDialog({ employeeId, document, onClose }: DecideProps) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  return (
    <ReasonDialog
      title={t('document.removeTitle', { name: document.name })}
      text={t('document.removeText')}
      submit={t('document.remove')}
      done={t('document.removed')}
      send={(reason) =>
        client.call(removeDocument, {
          params: { id: brand.id, employee_id: employeeId, document_id: document.id },
          body: { reason, version: document.version },
        })
      }
      onClose={onClose}
    />
  );
}

export function ReasonDialog({
  title,
  text,
  help,
  submit,
  done,
  send,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  /** Who reads the reason; absent: the employee does. */
  readonly help?: string;
  readonly submit: string;
  readonly done: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const form = useForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('document.reasonMissing') : undefined }),
    send: ({ reason }) => send(reason.trim()),
    onSent: () => {
      toasts.show({ message: done });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} description={text} submit={submit} problem={problem} onClose={onClose} danger>
      <TextArea
        label={t('document.reason')}
        help={help ?? t('document.reasonHelp')}
        rows={3}
        autoFocus
        maxLength={300}
        {...form.text('reason')}
      />
    </FormDialog>
  );
}
