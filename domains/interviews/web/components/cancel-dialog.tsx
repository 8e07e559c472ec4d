import { useSend } from '@hearth/client/query';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { cancelInterview } from '../../contract/endpoints.ts';
import type { Interview } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Confirms before an interview is cancelled: the candidate is told at once. */
export function CancelDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { t, problem } = useWords();
  const send = useSend(cancelInterview, { onSuccess: onClose });
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
