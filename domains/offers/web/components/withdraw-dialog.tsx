import { callKey, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useQueryClient } from '@tanstack/react-query';
import { listOffersOf, withdrawOffer } from '../../contract/endpoints.ts';
import type { Offer } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Asks before an offer is withdrawn: the candidate is told at once. */
export function WithdrawDialog({ brandId, offer, onClose }: { brandId: string; offer: Offer; onClose: () => void }) {
  const { t, problem } = useWords();
  const cache = useQueryClient();
  const send = useSend(withdrawOffer, {
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: callKey(listOffersOf) });
      onClose();
    },
  });
  return (
    <Modal
      open
      alert
      size="sm"
      onClose={onClose}
      title={t('panel.withdrawTitle')}
      closeLabel={t('close')}
      description={t('panel.withdrawText')}
      footer={
        <>
          <Button onClick={onClose}>{t('panel.keep')}</Button>
          <Button
            variant="danger"
            busy={send.isPending}
            onClick={() => send.mutate({ params: { id: brandId, offer_id: offer.id } })}
          >
            {t('panel.withdraw')}
          </Button>
        </>
      }
    >
      {send.isError && <Alert tone="bad" urgent title={problem(send.error)} />}
    </Modal>
  );
}
