import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { csvLine } from '@hearth/kit/text/csv';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { FileDrop } from '@hearth/ui/file-drop';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { importActuals, MAX_ACTUALS_BYTES } from '../../../contract/actual-endpoints.ts';
import { FoundDays } from './found-days.tsx';
import { MistakeList } from './mistake-list.tsx';
import { useActualsWords } from './words.ts';

/** Takes a file in: what it says is shown before anything is written. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = useActualsWords();
  const brand = useBrand();
  const [file, setFile] = useState<File | null>(null);
  const check = useSend(importActuals);
  const write = useSend(importActuals, {
    onSuccess: ({ written }) => {
      if (!written) return;
      toasts.show({ message: t('written'), tone: 'ok' });
      onClose();
    },
  });
  const order = (chosen: File, act: 'CHECK' | 'WRITE') => ({
    params: { id: brand.id },
    body: { act },
    files: [chosen],
  });
  const report = file === null ? undefined : check.data;
  const changes = (report?.drivers ?? []).some((one) => one.days_new + one.days_changed > 0);
  const failed = write.error ?? check.error;
  return (
    <Modal
      open
      size="lg"
      onClose={onClose}
      closeLabel={t('close')}
      title={t('title')}
      description={t('note')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!changes}
            busy={write.isPending}
            onClick={() => file !== null && write.mutate(order(file, 'WRITE'))}
          >
            {t('write')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label={t('drop')}
          hint={t('dropHint')}
          accept=".csv,.txt,text/csv"
          maxBytes={MAX_ACTUALS_BYTES}
          files={
            file === null ? [] : [{ id: 'file', name: file.name, note: check.isPending ? t('reading') : undefined }]
          }
          onAdd={([added]) => {
            if (added === undefined) return;
            setFile(added);
            write.reset();
            check.mutate(order(added, 'CHECK'));
          }}
          onRemove={() => setFile(null)}
          labels={{
            remove: (name) => t('remove', { name }),
            retry: (name) => name,
            refused: (name, reason) => t(reason === 'size' ? 'tooLarge' : 'wrongFile', { name }),
          }}
        />
        {file === null && (
          <a className="justify-self-start text-dense" href={template()} download="demand.csv">
            {t('template')}
          </a>
        )}
        {failed !== null && file !== null && <Alert tone="bad">{problem(failed)}</Alert>}
        {report !== undefined && report.mistake_count > 0 && <MistakeList report={report} />}
        {report !== undefined && report.mistake_count === 0 && <FoundDays report={report} isNew={changes} />}
      </div>
    </Modal>
  );
}

/** A file with the columns that are known and a quarter hour as an example. */
function template(): string {
  const rows = [
    ['date', 'time', 'sales', 'covers'],
    ['2026-11-27', '18:00', '412.50', '14'],
    ['2026-11-27', '18:15', '388.00', '12'],
  ];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(rows.map((row) => csvLine(row)).join(''))}`;
}
