import { Button } from '@hearth/ui/button';
import { ComboBox } from '@hearth/ui/combo-box';
import { Modal } from '@hearth/ui/modal';
import { useState } from 'react';
import type { DeskDialogProps } from './dialog-props.ts';
import { useDeskPhrases } from './words.ts';

/** Chooses who looks after a conversation, of those who may see it. */
export default function AssignDialog({ desk, change, onClose }: DeskDialogProps) {
  const { t } = useDeskPhrases();
  const [chosen, setChosen] = useState<string | null>(desk.assignee?.id ?? null);
  const assign = (): void => {
    onClose();
    void change({ assignee_id: chosen }, t(chosen === null ? 'assign.undone' : 'assign.done'));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('assign.title')}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={assign}>
            {t('assign.do')}
          </Button>
        </>
      }
    >
      <ComboBox
        label={t('assign.who')}
        help={t('assign.help')}
        options={desk.colleagues.map(({ id, name }) => ({ id, label: name }))}
        value={chosen}
        onChange={setChosen}
        emptyText={t('assign.none')}
      />
    </Modal>
  );
}
