import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Modal } from '@hearth/ui/modal';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { decideRecord, openRecordFile, removeRecord } from '../../contract/endpoints.ts';
import type { QualificationRecord } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { FileButton, RecordFacts } from './record-line.tsx';

interface DecideProps {
  readonly employeeId: string;
  readonly record: QualificationRecord;
  readonly onClose: () => void;
}

/** Confirms what an employee has sent after a look at its file, or refuses it with a reason. */
export function DecideDialog({ employeeId, record, onClose }: DecideProps) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [isRefusing, setRefusing] = useState(false);
  const params = { id: brand.id, employee_id: employeeId, record_id: record.id };
  const confirm = useSend(decideRecord, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('decide.confirmed'), tone: 'ok' });
      onClose();
    },
  });
  if (isRefusing) return <RefuseDialog employeeId={employeeId} record={record} onClose={onClose} />;
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={t('decide.title', { name: record.name })}
      footer={
        <>
          <Button onClick={() => setRefusing(true)}>{t('decide.refuse')}</Button>
          <Button
            variant="primary"
            busy={confirm.isPending}
            onClick={() =>
              confirm.mutate({ params, body: { decision: 'CONFIRMED', reason: '', version: record.version } })
            }
          >
            {t('decide.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-start gap-3">
        {confirm.error !== null && (
          <Alert tone="bad" urgent>
            {problem(confirm.error)}
          </Alert>
        )}
        <p>{t(record.file === null ? 'decide.noFile' : 'decide.text')}</p>
        <div className="grid gap-1">
          <RecordFacts record={record} />
        </div>
        {record.file?.check === 'CHECKING' && <p className="text-sm text-ink-2">{t('record.checking')}</p>}
        {record.file?.check === 'INFECTED' && <p className="text-sm font-bold text-bad">{t('record.infected')}</p>}
        <FileButton record={record} fileAddress={() => client.call(openRecordFile, { params })} />
      </div>
    </Modal>
  );
}

function RefuseDialog({ employeeId, record, onClose }: DecideProps) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  return (
    <ReasonDialog
      title={t('decide.refuseTitle', { name: record.name })}
      text={t('decide.refuseText')}
      submit={t('decide.refuse')}
      done={t('decide.refused')}
      send={(reason) =>
        client.call(decideRecord, {
          params: { id: brand.id, employee_id: employeeId, record_id: record.id },
          body: { decision: 'REFUSED', reason, version: record.version },
        })
      }
      onClose={onClose}
    />
  );
}

/** Takes back a confirmed qualification. */
export function RemoveDialog({ employeeId, record, onClose }: DecideProps) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  return (
    <ReasonDialog
      title={t('record.removeTitle', { name: record.name })}
      text={t('record.removeText')}
      submit={t('record.remove')}
      done={t('demands.removed')}
      send={(reason) =>
        client.call(removeRecord, {
          params: { id: brand.id, employee_id: employeeId, record_id: record.id },
          body: { reason, version: record.version },
        })
      }
      onClose={onClose}
    />
  );
}

function ReasonDialog({
  title,
  text,
  submit,
  done,
  send,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly done: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const form = useForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('record.reasonMissing') : undefined }),
    send: ({ reason }) => send(reason.trim()),
    onSent: () => {
      toasts.show({ message: done });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} description={text} submit={submit} problem={problem} onClose={onClose} danger>
      <TextArea
        label={t('record.reason')}
        help={t('record.reasonHelp')}
        rows={3}
        autoFocus
        maxLength={300}
        {...form.text('reason')}
      />
    </FormDialog>
  );
}
