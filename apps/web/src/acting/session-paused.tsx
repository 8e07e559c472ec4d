import { useConnection } from '@hearth/client/context';
import { startOver } from '@hearth/client/browser/start-over';
import { startsWithSchedule } from '@hearth/client/variant';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { forget } from '../shell/leave.ts';
import { useActingWords } from './words.ts';

/** This tab shows a person that the browser is no longer: nothing can be done here but to start over. */
export default function SessionPaused() {
  const { t } = useActingWords();
  const { cookieDomain } = useConnection();
  const goOn = async (): Promise<void> => {
    await forget().catch(() => undefined);
    startOver(startsWithSchedule() ? '/schedule' : '/dashboard', cookieDomain);
  };
  return (
    <Modal
      open
      alert
      size="sm"
      onClose={() => void goOn()}
      title={t('paused.title')}
      closeLabel={t('paused.ok')}
      footer={
        <Button variant="primary" onClick={() => void goOn()}>
          {t('paused.ok')}
        </Button>
      }
    >
      <p>{t('paused.text')}</p>
    </Modal>
  );
}
