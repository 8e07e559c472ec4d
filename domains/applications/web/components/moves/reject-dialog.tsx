import { useBrand } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useId, useState } from 'react';
import type { Card, EndReason } from '../../../contract/schemas.ts';
import en from '../../en.json' with { type: 'json' };
import type { CardMove } from '../../use-moves.ts';
import { EndingFields } from './ending-fields.tsx';
import { PreviewedMoves } from './previewed-moves.tsx';
import { useLetterPlan } from './use-letter-plan.ts';
import { useMovePreview } from './use-preview.ts';

/** The reason of an ending and the mail about it. */
export type Ending = Pick<CardMove, 'letterAfterMinutes' | 'afterwards'> & { readonly reason: EndReason };

/** Asks why an application ends and what is written about it; no reason is chosen beforehand. */
export function RejectDialog({
  card,
  onClose,
  onReject,
}: {
  card: Card;
  onClose: () => void;
  onReject: (ending: Ending) => void;
}) {
  const { t } = usePhrases('applications', en);
  const brand = useBrand();
  const [reason, setReason] = useState<EndReason | null>(null);
  const preview = useMovePreview(brand.id, { application_ids: [card.id] }, { stage: 'REJECTED' }, reason);
  const { letters, plan, own, ready, setDelay, field } = useLetterPlan();
  const { delay } = plan;
  const formId = useId();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('reject.title', { name: `${card.first_name} ${card.last_name}` })}
      closeLabel={t('close')}
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" disabled={reason === null || !ready}>
            {t('reject.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === null) return;
          onReject({
            reason,
            letterAfterMinutes: own === null ? delay : null,
            afterwards:
              own === null || letters === null ? undefined : () => letters.send([card.id], own.texts, own.delay),
          });
        }}
      >
        <EndingFields reason={reason} onReason={setReason} plan={plan} onDelay={setDelay} />
        {field({ about: reason === null ? null : { reason }, applicationIds: [card.id], replaces: true })}
        {reason !== null && delay !== null && own === null && <PreviewedMoves preview={preview} single writes />}
        {delay === null && <p className="text-sm text-ink-2">{t('reject.note', { name: card.first_name })}</p>}
      </form>
    </Modal>
  );
}
