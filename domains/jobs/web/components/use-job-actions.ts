import { hasPermission, useBrand } from '@hearth/client/person';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import type { Job, JobListItem } from '../../contract/schemas.ts';
import { allowedActions } from '../../rules/post-status.ts';
import { useChangeStatus } from '../api.ts';
import { useWords } from '../words.ts';

/** A manual status change; publishing has its own page. */
export type StatusAction = 'pause' | 'resume' | 'fill' | 'close' | 'reopen' | 'withdraw' | 'send_back';

const ORDER: readonly StatusAction[] = ['resume', 'pause', 'fill', 'reopen', 'withdraw', 'send_back', 'close'];

/** Returns the allowed status changes of a job, each undoable for ten seconds. */
export function useJobActions() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const send = useChangeStatus();

  async function change(job: Job | JobListItem, action: StatusAction | 'undo'): Promise<void> {
    const title = job.title === '' ? t('list.untitled') : job.title;
    try {
      const after = await send.mutateAsync({ params: { id: brand.id, job_id: job.id }, body: { action } });
      const words = { title, status: t(`status.${after.status}`) };
      if (action === 'undo') toasts.show({ message: t('actions.undone', words), tone: 'ok', key: job.id });
      else toasts.show({ message: t('actions.became', words), tone: 'ok', key: job.id, ...undoAction(after) });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad', key: job.id });
    }
  }

  function undoAction(job: Job) {
    return {
      durationMs: UNDO_DURATION_MS,
      action: { label: t('actions.undo'), onSelect: () => void change(job, 'undo') },
    };
  }

  return {
    busy: send.isPending,
    change,
    undoOf: undoAction,
    openTo: ({ status }: Pick<Job, 'status'>): readonly StatusAction[] =>
      hasPermission(brand, 'MANAGE_JOBS') ? ORDER.filter((action) => allowedActions(status).includes(action)) : [],
  };
}
