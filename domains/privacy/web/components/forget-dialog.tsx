import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseOwnData } from '../../contract/endpoints.ts';
import { usePrivacyWords } from '../words.ts';
import { OwnData } from './own-data.tsx';

/** Shows what will be deleted and what must be kept, and why, before deleting. */
export function ForgetDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = usePrivacyWords();
  const cache = useQueryClient();
  const [understood, setUnderstood] = useState(false);
  const forget = useSend(eraseOwnData, {
    onSuccess: ({ forgotten }) => {
      toasts.show({ message: t('forget.done', { count: forgotten }), tone: 'ok' });
      // Not in the contract: whatever the pages know of applications, offers and messages may be gone.
      void cache.invalidateQueries();
      onClose();
    },
  });
  return (
    <OwnDialog onClose={onClose}>
      {({ applications }) => {
        const going = applications.filter(({ kept }) => kept === null);
        const staying = applications.filter(({ kept }) => kept !== null);
        return (
          <div className="grid gap-4">
            {forget.isError && <Alert tone="bad" urgent title={problem(forget.error)} />}
            {going.length === 0 ? (
              <p>{t('forget.nothing')}</p>
            ) : (
              <>
                <p>{t('forget.goes', { count: going.length })}</p>
                <List lines={going.map(({ id, ...line }) => ({ id, text: t('forget.line', lineLabel(line)) }))} />
                <p>{t('forget.text')}</p>
              </>
            )}
            {staying.length > 0 && (
              <>
                <p className="font-bold">{t('forget.stays')}</p>
                <List
                  lines={staying.map(({ id, kept, ...line }) => ({
                    id,
                    text: t(`forget.kept.${kept ?? 'HIRED'}`, lineLabel(line)),
                  }))}
                />
              </>
            )}
            {going.length > 0 && (
              <>
                <Checkbox
                  label={t('forget.understood')}
                  checked={understood}
                  onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
                />
                <Button
                  variant="danger"
                  disabled={!understood}
                  busy={forget.isPending}
                  className="justify-self-start"
                  onClick={() => forget.mutate({ body: { understood: true } })}
                >
                  {t('forget.do')}
                </Button>
              </>
            )}
          </div>
        );
      }}
    </OwnDialog>
  );
}

const lineLabel = (line: { readonly job_title: string; readonly employer_name: string }) => ({
  job: line.job_title,
  employer: line.employer_name,
});

function OwnDialog({ onClose, children }: { onClose: () => void } & Parameters<typeof OwnData>[0]) {
  const { t } = usePrivacyWords();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('forget.title')}
      closeLabel={t('close')}
      size="sm"
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <OwnData>{children}</OwnData>
    </Modal>
  );
}

function List({ lines }: { readonly lines: readonly { readonly id: string; readonly text: string }[] }) {
  return (
    <ul className="list-disc ps-5">
      {lines.map(({ id, text }) => (
        <li key={id} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  );
}
