import { callKey, useSend } from '@hearth/client/query';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
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
    <ConfirmDialog
      title={t('cancel.title')}
      confirm={t('cancel.do')}
      keep={t('cancel.keep')}
      closeLabel={t('close')}
      busy={send.isPending}
      problem={send.isError ? problem(send.error) : null}
      onConfirm={() => send.mutate({ params: { id: interview.location_id, interview_id: interview.id } })}
      onClose={onClose}
    >
      {t('cancel.text', { name: interview.candidate_name })}
    </ConfirmDialog>
  );
}
