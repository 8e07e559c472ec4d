import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useState } from 'react';
import { usePermissionName, useWords } from '../words.ts';
import { DepartmentBoxes } from './department-boxes.tsx';

/** For which departments a role gives one permission. */
export function LimitDialog({
  permission,
  chosen: before,
  onChange,
  onClose,
}: {
  readonly permission: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const name = usePermissionName()(permission);
  const [chosen, setChosen] = useState(before);
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={t('role.limit', { permission: name })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onChange(chosen);
              onClose();
            }}
          >
            {t('role.done')}
          </Button>
        </>
      }
    >
      <DepartmentBoxes legend={t('role.limitText')} chosen={chosen} onChange={setChosen} />
    </Modal>
  );
}
