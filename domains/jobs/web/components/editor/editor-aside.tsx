import { hasPermission, useBrand } from '@hearth/client/person';
import { Slot } from '@hearth/client/slots';
import { Alert } from '@hearth/ui/alert';
import { lazy, Suspense } from 'react';
import type { Job } from '../../../contract/schemas.ts';
import { isUnpublished } from '../../../rules/post-status.ts';
import { JOB_ASIDE } from '../../slots.ts';
import { useWords } from '../../words.ts';
import { ReadyCard } from './ready-card.tsx';
import type { JobDraft } from './use-draft.ts';
import type { Readiness } from './use-readiness.ts';

/** It stands under everything else, and brings the words of rights with it. */
const WhoCanSee = lazy(async () => ({ default: (await import('@hearth/domains/access/widgets')).WhoCanSee }));
/** Few posts meet a law about their questions. */
const LawCard = lazy(async () => ({ default: (await import('../law/law-card.tsx')).LawCard }));
const RequestField = lazy(async () => ({
  default: (await import('@hearth/domains/requisitions/widgets')).RequestField,
}));
const RolloutCard = lazy(async () => ({ default: (await import('../rollout/rollout-card.tsx')).RolloutCard }));

/** Beside the form: what is missing, what the law says, where else the job is. */
export function EditorAside({
  draft,
  job,
  readiness: { gaps, place, findings },
  isPosted,
}: {
  readonly draft: JobDraft;
  readonly job: Job | null;
  readonly readiness: Readiness;
  /** Whether it is posted at further locations. */
  readonly isPosted: boolean;
}) {
  const { t } = useWords();
  const brand = useBrand();
  const { content } = draft;
  return (
    <div className="grid min-w-0 flex-[1_1_20rem] gap-4 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
      {job?.status === 'LIVE' && <Alert tone="info">{t('editor.saveNote')}</Alert>}
      {(job === null || isUnpublished(job.status) || gaps.length > 0) && (
        <ReadyCard content={content} gaps={gaps} place={place} />
      )}
      {content.location_id !== '' && hasPermission(brand, 'MANAGE_JOBS') && (
        <Suspense fallback={null}>
          <RequestField
            locationId={content.location_id}
            value={content.requisition_id}
            onChange={(requisition_id) => draft.change({ requisition_id })}
          />
        </Suspense>
      )}
      {findings.length > 0 && (
        <Suspense fallback={null}>
          <LawCard findings={findings} content={content} change={draft.change} />
        </Suspense>
      )}
      {job !== null && isPosted && (
        <Suspense fallback={null}>
          <RolloutCard job={job} isSaved={!draft.isChanged} />
        </Suspense>
      )}
      {job !== null && <Slot of={JOB_ASIDE} with={{ jobId: job.id, status: job.status, audience: job.audience }} />}
      {job !== null && (
        <Suspense fallback={null}>
          <WhoCanSee kind="job" brandId={job.location_id} />
        </Suspense>
      )}
    </div>
  );
}
