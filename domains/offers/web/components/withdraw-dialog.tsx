import { useSend } from '@hearth/client/query';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { withdrawOffer } from '../../contract/endpoints.ts';
import type { Offer } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Asks before an offer is withdrawn: the candidate is told at once. */
export function WithdrawDialog({ brandId, offer, onClose }: { brandId: string; offer: Offer; onClose: () => void }) {
  const { t, problem } = useWords();
  const send = useSend(withdrawOffer, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t('panel.withdrawTitle')}
      confirm={t('panel.withdraw')}
      keep={t('panel.keep')}
      closeLabel={t('close')}
      busy={send.isPending}
      problem={send.isError ? problem(send.error) : null}
      onConfirm={() => send.mutate({ params: { id: brandId, offer_id: offer.id } })}
      onClose={onClose}
    >
      {t('panel.withdrawText')}
    </ConfirmDialog>
  );
}
