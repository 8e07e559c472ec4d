import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
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
    <Modal
      open
      onClose={onClose}
      title={t('own.withdrawTitle')}
      closeLabel={t('own.close')}
      size="sm"
      alert
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('own.keep')}
          </Button>
          <Button variant="danger" onClick={onWithdraw}>
            {t('own.withdrawConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('own.withdrawText', { employer: application.employer_name })}</p>
    </Modal>
  );
}
