import { usePhrases } from '@hearth/i18n/phrases';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import type { OwnApplication } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };

/** Asks before an application is withdrawn: that cannot be taken back. */
export default function WithdrawDialog({
  application,
  onClose,
  onWithdraw,
}: {
  application: OwnApplication;
  onClose: () => void;
  onWithdraw: () => void;
}) {
  const { t } = usePhrases('applications', en);
  return (
    <ConfirmDialog
      title={t('own.withdrawTitle')}
      confirm={t('own.withdrawConfirm')}
      keep={t('own.keep')}
      closeLabel={t('close')}
      onConfirm={onWithdraw}
      onClose={onClose}
    >
      {t('own.withdrawText', { employer: application.employer_name })}
    </ConfirmDialog>
  );
}
