import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useInvitationWords } from './phrases.ts';

/** Says what declining does, before it is done. */
export function DeclineDialog({
  group,
  busy,
  onDecline,
  onClose,
}: {
  readonly group: string;
  readonly busy: boolean;
  readonly onDecline: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useInvitationWords();
  return (
    <Modal
      open
      alert
      size="sm"
      onClose={onClose}
      title={t('invitation.declineTitle')}
      closeLabel={t('invitation.keep')}
      footer={
        <>
          <Button onClick={onClose}>{t('invitation.keep')}</Button>
          <Button variant="danger" busy={busy} onClick={onDecline}>
            {t('invitation.decline')}
          </Button>
        </>
      }
    >
      {t('invitation.declineText', { group })}
    </Modal>
  );
}
