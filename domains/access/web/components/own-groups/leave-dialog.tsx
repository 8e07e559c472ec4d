import { useSend } from '@hearth/client/query';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { leaveGroup } from '../../../contract/own-group-endpoints.ts';
import { useGroupWords } from './phrases.ts';

/** Says what leaving a group means, before it is done; a refusal says what to do first. */
export function LeaveDialog({
  group,
  onLeft,
  onClose,
}: {
  readonly group: { readonly group_id: string; readonly group_name: string };
  readonly onLeft: () => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useGroupWords();
  const send = useSend(leaveGroup, { onSuccess: onLeft });
  return (
    <ConfirmDialog
      title={t('groups.title', { group: group.group_name })}
      confirm={t('groups.leave')}
      keep={t('groups.keep')}
      busy={send.isPending}
      problem={send.error === null ? null : problem(send.error)}
      onConfirm={() => send.mutate({ params: { group_id: group.group_id } })}
      onClose={onClose}
    >
      {t('groups.text')}
    </ConfirmDialog>
  );
}
