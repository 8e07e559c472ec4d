import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { RadioGroup } from '@hearth/ui/radio-group';
import { useId, useState } from 'react';
import type { Card, EndReason } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };

const REASONS: readonly EndReason[] = [
  'POSITION_FILLED',
  'HOURS_DO_NOT_FIT',
  'MISSING_REQUIREMENT',
  'OTHER_CANDIDATE',
  'NO_ANSWER',
  'NO_SHOW',
  'OTHER',
];

/** Asks why an application ends; nothing is chosen beforehand. */
export function RejectDialog({
  card,
  onClose,
  onReject,
}: {
  card: Card;
  onClose: () => void;
  onReject: (reason: EndReason) => void;
}) {
  const { t } = usePhrases('applications', en);
  const [reason, setReason] = useState<EndReason | ''>('');
  const formId = useId();
  const name = card.first_name;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('reject.title', { name: `${card.first_name} ${card.last_name}` })}
      closeLabel={t('panel.close')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('reject.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" disabled={reason === ''}>
            {t('reject.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== '') onReject(reason);
        }}
      >
        <RadioGroup
          label={t('reject.why')}
          value={reason}
          onChange={(value) => setReason(value as EndReason)}
          options={REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        <p className="mt-4 text-sm text-ink-2">{t('reject.note', { name })}</p>
      </form>
    </Modal>
  );
}
