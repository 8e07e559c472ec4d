import { hasPermission, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import type { Job } from '../../../contract/schemas.ts';
import { isUnpublished } from '../../../rules/post-status.ts';
import { useJobRules, usePublish } from '../../api.ts';
import { useWords } from '../../words.ts';
import type { JobDraft } from './use-draft.ts';
import { useJobActions } from '../use-job-actions.ts';

/** The next step for a job in its state: publish it in one of its ways, or save what is public at once. */
export function MainButton(props: {
  readonly draft: JobDraft;
  readonly job: Job;
  readonly hasGaps: boolean;
  readonly today: string;
  readonly onPublished: () => void;
  readonly onRefused: () => void;
}) {
  const { draft, job, hasGaps, today, onPublished, onRefused } = props;
  const { t, problem } = useWords();
  const brand = useBrand();
  const publish = usePublish();
  const actions = useJobActions();
  const rules = useJobRules().data;
  const mayPublish = hasPermission(brand, 'MANAGE_BRAND') || rules?.approval_required !== true;
  if (!hasPermission(brand, 'MANAGE_JOBS')) return null;
  if (!isUnpublished(job.status)) {
    return (
      <Button variant="primary" busy={draft.state === 'saving'} disabled={!draft.isChanged} onClick={() => void keep()}>
        {t('editor.save')}
      </Button>
    );
  }
  if (job.status === 'PENDING_APPROVAL' && !mayPublish) return null;
  const isLater = draft.content.publish_on !== null && draft.content.publish_on > today;
  const words = !mayPublish
    ? 'submit'
    : job.status === 'PENDING_APPROVAL'
      ? 'approve'
      : isLater
        ? 'schedule'
        : 'publish';
  if (job.status === 'SCHEDULED' && isLater) return null;
  return (
    <Button variant="primary" busy={publish.isPending} onClick={() => void goLive()}>
      {t(`actions.${words}`)}
    </Button>
  );

  async function keep(): Promise<void> {
    if (hasGaps) return onRefused();
    await draft.save();
  }

  async function goLive(): Promise<void> {
    if (hasGaps) return onRefused();
    const saved = await draft.save();
    if (saved === null) return;
    try {
      const after = await publish.mutateAsync({
        params: { id: brand.id, job_id: saved.id },
        body: { version: saved.version },
      });
      draft.adopt(after);
      onPublished();
      const message = t('actions.became', { title: after.title, status: t(`status.${after.status}`) });
      toasts.show({ message, tone: 'ok', key: after.id, ...actions.undoOf(after) });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
      onRefused();
    }
  }
}
