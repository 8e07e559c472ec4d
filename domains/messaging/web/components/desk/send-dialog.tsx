import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDeskPhrases } from './words.ts';

interface SendDialogProps {
  readonly title: string;
  readonly description: string;
  /** The words of the button that sends. */
  readonly submit: string;
  /** Whether everything is there that has to be sent. */
  readonly ready: boolean;
  /** What it throws is shown, and the dialog stays. */
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that sends something into the conversation, once, and closes. */
export function SendDialog({ title, description, submit, ready, onSend, onClose, children }: SendDialogProps) {
  const { t, problem } = useDeskPhrases();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await onSend();
      onClose();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={!ready} onClick={() => void send()}>
            {submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error !== null && (
          <Alert tone="bad" urgent>
            {problem(error)}
          </Alert>
        )}
        {children}
      </div>
    </Modal>
  );
}
