import { CopyLine } from '@hearth/domains/core/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useWords } from '../words.ts';

/** The secret of a webhook, this once. */
export function SecretDialog({
  name,
  secret,
  onClose,
}: {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('secret.title', { name })}
      closeLabel={t('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Alert tone="warn">{t('secret.text')}</Alert>
        <dl>
          <CopyLine
            label={t('secret.label')}
            value={secret}
            copyLabel={t('secret.copy')}
            copiedText={t('secret.copied')}
          />
        </dl>
      </div>
    </Modal>
  );
}
