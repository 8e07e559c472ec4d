import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
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
    <ConfirmDialog
      title={t('invitation.declineTitle')}
      confirm={t('invitation.decline')}
      keep={t('invitation.keep')}
      busy={busy}
      onConfirm={onDecline}
      onClose={onClose}
    >
      {t('invitation.declineText', { group })}
    </ConfirmDialog>
  );
}
