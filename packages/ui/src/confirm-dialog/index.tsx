import type { ReactNode } from 'react';
import { Alert } from '../alert/index.tsx';
import { Button } from '../button/index.tsx';
import { Modal } from '../modal/index.tsx';

/** The props of a ConfirmDialog. */
export type ConfirmDialogProps = {
  /** The question, with the verb and the thing. */
  title: ReactNode;
  /** What follows from it. */
  children: ReactNode;
  /** The verb of the title. */
  confirm: string;
  /** The safe way out. */
  keep: string;
  /** For the cross in the corner, where it is called otherwise than the safe way out. */
  closeLabel?: string | undefined;
  /** Nothing is taken away by it: the button is an ordinary one. */
  harmless?: boolean | undefined;
  busy?: boolean | undefined;
  /** Why the last try was refused. */
  problem?: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before something that cannot be taken back. It is open as long as it is drawn. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  keep,
  closeLabel = keep,
  harmless = false,
  busy = false,
  problem = null,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal
      open
      alert
      size="sm"
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant={harmless ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <Alert tone="bad" urgent className="mb-3">
          {problem}
        </Alert>
      )}
      {children}
    </Modal>
  );
}
