import { mayDo, useBrand } from '@hearth/client/person';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import type { Job, JobLine } from '../../contract/schemas.ts';
import { allowedActions } from '../../rules/post-status.ts';
import { useChangeStatus } from '../api.ts';
import { useWords } from '../career/words.ts';

/** What a person does to a job's state; publishing has a page of its own. */
export type StatusAction = 'pause' | 'resume' | 'fill' | 'close' | 'reopen' | 'withdraw' | 'send_back';

const ORDER: readonly StatusAction[] = ['resume', 'pause', 'fill', 'reopen', 'withdraw', 'send_back', 'close'];

/** The changes of state that are open to the reader for a job, and how one is made: at once, with ten seconds to take it back. */
export function useJobActions() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const send = useChangeStatus();

  async function change(job: Job | JobLine, action: StatusAction | 'undo'): Promise<void> {
    const title = job.title === '' ? t('list.untitled') : job.title;
    try {
      const after = await send.mutateAsync({ params: { id: brand.id, job_id: job.id }, body: { action } });
      const words = { title, status: t(`status.${after.status}`) };
      if (action === 'undo') toasts.show({ message: t('actions.undone', words), tone: 'ok', key: job.id });
      else toasts.show({ message: t('actions.became', words), tone: 'ok', key: job.id, ...undoOf(after) });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad', key: job.id });
    }
  }

  function undoOf(job: Job) {
    return {
      durationMs: UNDO_DURATION_MS,
      action: { label: t('actions.undo'), onSelect: () => void change(job, 'undo') },
    };
  }

  return {
    busy: send.isPending,
    change,
    undoOf,
    openTo: ({ status }: Pick<Job, 'status'>): readonly StatusAction[] =>
      mayDo(brand, 'MANAGE_JOBS') ? ORDER.filter((action) => allowedActions(status).includes(action)) : [],
  };
}
