import { useClient } from '@hearth/client/context';
import { openOwnFile } from '@hearth/domains/applications/contract';
import { openMessageFile } from '@hearth/domains/messaging/contract';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TextButton } from '@hearth/ui/link-button';
import { Modal } from '@hearth/ui/modal';
import { useState } from 'react';
import { exportOwnData } from '../../contract/endpoints.ts';
import type { OwnFile } from '../../contract/schemas.ts';
import { usePrivacyWords } from '../words.ts';
import { OwnData } from './own-data.tsx';

/** Offers all data as one machine-readable file, and each uploaded file. */
export function TakeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = usePrivacyWords();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);

  const take = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      downloadJson(await client.call(exportOwnData));
    } catch (error) {
      setFailed(error);
    }
    setBusy(false);
  };
  const open = async (file: OwnFile): Promise<void> => {
    // Opened at once, while the press still counts as the reader's own; the address follows.
    const target = window.open('about:blank', '_blank');
    setFailed(null);
    try {
      const { href } = await (file.from === 'APPLICATION'
        ? client.call(openOwnFile, { params: { application_id: file.application_id, file_id: file.id } })
        : client.call(openMessageFile, { params: { id: file.application_id, file_id: file.id } }));
      if (target === null) window.location.assign(href);
      else target.location.replace(href);
    } catch (error) {
      target?.close();
      setFailed(error);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('take.title')}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void take()}>
            {t('take.all')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
        <p>{t('take.text')}</p>
        <section className="grid gap-1">
          <h3 className="font-bold">{t('take.files')}</h3>
          <OwnData>
            {({ files }) =>
              files.length === 0 ? (
                <p className="text-ink-2">{t('take.noFiles')}</p>
              ) : (
                <ul>
                  {files.map((file) => (
                    <li key={`${file.application_id} ${file.id}`}>
                      <TextButton onClick={() => void open(file)}>
                        <bdi className="text-start break-all">{file.name}</bdi>
                      </TextButton>
                    </li>
                  ))}
                </ul>
              )
            }
          </OwnData>
        </section>
      </div>
    </Modal>
  );
}

function downloadJson(content: { readonly made_at: string }): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `applications-${content.made_at.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
