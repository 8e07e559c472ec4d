import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import type { DeskDialogProps } from './dialog-props.ts';
import { useDeskPhrases } from './words.ts';

/** Chooses until when a conversation rests. */
export default function SnoozeDialog({ change, onClose }: DeskDialogProps) {
  const { t } = useDeskPhrases();
  const format = useFormat();
  const [at, setAt] = useState('');
  const snooze = (): void => {
    const until = new Date(at).toISOString();
    onClose();
    const when = t('when', {
      day: format.instantDate(until, deviceZone(), 'short'),
      time: format.instantTime(until, deviceZone()),
    });
    void change({ snoozed_until: until }, t('snoozed', { when }));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('snooze.title')}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={at === ''} onClick={snooze}>
            {t('snooze.do')}
          </Button>
        </>
      }
    >
      <TextField
        type="datetime-local"
        label={t('snooze.until')}
        help={t('snooze.help')}
        value={at}
        required
        onChange={(event) => setAt(event.target.value)}
      />
    </Modal>
  );
}
