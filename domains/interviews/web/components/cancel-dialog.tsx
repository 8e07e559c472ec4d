import { callKey, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useQueryClient } from '@tanstack/react-query';
import { cancelInterview, listInterviews, listInterviewsOf } from '../../contract/endpoints.ts';
import type { Interview } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Asks before an interview is cancelled: the candidate is told at once. */
export function CancelDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { t, problem } = useWords();
  const cache = useQueryClient();
  const send = useSend(cancelInterview, {
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: callKey(listInterviews) });
      void cache.invalidateQueries({ queryKey: callKey(listInterviewsOf) });
      onClose();
    },
  });
  return (
    <Modal
      open
      alert
      size="sm"
      onClose={onClose}
      title={t('cancel.title')}
      closeLabel={t('close')}
      description={t('cancel.text', { name: interview.candidate_name })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button
            variant="danger"
            busy={send.isPending}
            onClick={() => send.mutate({ params: { id: interview.location_id, interview_id: interview.id } })}
          >
            {t('cancel.do')}
          </Button>
        </>
      }
    >
      {send.isError && <Alert tone="bad" urgent title={problem(send.error)} />}
    </Modal>
  );
}
