import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
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
    <Modal
      open
      alert
      size="sm"
      onClose={onClose}
      title={t('groups.title', { group: group.group_name })}
      closeLabel={t('groups.keep')}
      footer={
        <>
          <Button onClick={onClose}>{t('groups.keep')}</Button>
          <Button
            variant="danger"
            busy={send.isPending}
            onClick={() => send.mutate({ params: { group_id: group.group_id } })}
          >
            {t('groups.leave')}
          </Button>
        </>
      }
    >
      {send.error !== null && (
        <Alert tone="bad" urgent className="mb-3">
          {problem(send.error)}
        </Alert>
      )}
      {t('groups.text')}
    </Modal>
  );
}
