import { useClient } from '@hearth/client/context';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { useState } from 'react';
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
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  async function leave(): Promise<void> {
    setBusy(true);
    setRefused(null);
    try {
      await client.call(leaveGroup, { params: { group_id: group.group_id } });
    } catch (error) {
      setRefused(error);
      return setBusy(false);
    }
    onLeft();
  }
  return (
    <ConfirmDialog
      title={t('groups.title', { group: group.group_name })}
      confirm={t('groups.leave')}
      keep={t('groups.keep')}
      busy={busy}
      problem={refused === null ? null : problem(refused)}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      {t('groups.text')}
    </ConfirmDialog>
  );
}
