import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { getRequisition } from '@hearth/domains/requisitions/contract';
import { listPositions } from '@hearth/domains/team/contract';
import { useQueryClient } from '@tanstack/react-query';
import { changeJobStatus, getJob, getJobRules, listJobs, publishJob, putJobRules } from '../contract/endpoints.ts';
import { getJobTemplate } from '../contract/template-endpoints.ts';
import type { Job, JobStatus } from '../contract/schemas.ts';
import { JOB_EDITED, JOB_PUBLISHED, JOB_STATUS_CHANGED } from '../contract/events.ts';

const LIST_LIMIT = 100;

/** What tells of a change in any job. */
export const JOB_EVENTS = [JOB_EDITED, JOB_STATUS_CHANGED, JOB_PUBLISHED];

/** What the list is narrowed to. */
export interface ListSearch {
  readonly status: JobStatus | null;
  readonly words: string;
}

/** The jobs of the brand in view, with the counts of all states. */
export function useJobs({ status, words }: ListSearch) {
  const brand = useBrand();
  const query = {
    limit: String(LIST_LIMIT),
    folded: 'true' as const,
    ...(status === null ? {} : { status: [status] }),
    ...(words === '' ? {} : { q: words }),
  };
  return useCall(listJobs, { params: { id: brand.id }, query }, { keepPrevious: true });
}

/** One job as it is now, read anew when anybody changes it. Not asked for while there is no id. */
export function useJob(jobId: string | undefined) {
  const brand = useBrand();
  const cache = useQueryClient();
  const input = { params: { id: brand.id, job_id: jobId ?? '' } };
  const refresh = () => void cache.invalidateQueries({ queryKey: callKey(getJob, input) });
  useEvents(JOB_EVENTS, ({ data }) => data['job_id'] === jobId && refresh(), refresh);
  return useCall(getJob, input, { enabled: jobId !== undefined });
}

/** A template of the group's library. Not asked for while there is no id. */
export function useTemplate(templateId: string | null) {
  const params = { id: useBrand().id, template_id: templateId ?? '' };
  return useCall(getJobTemplate, { params }, { enabled: templateId !== null });
}

/** A request for people, for the post that fills it. Not asked for while there is no id. */
export function useRequest(requestId: string | null) {
  const params = { id: useBrand().id, requisition_id: requestId ?? '' };
  return useCall(getRequisition, { params }, { enabled: requestId !== null });
}

/** What the group demands of its posts. */
export function useJobRules() {
  return useCall(getJobRules, { params: { id: useBrand().id } });
}

/** The positions of the group, to choose from. */
export function usePositions() {
  return useCall(listPositions, { params: { id: useBrand().id } });
}

/** Keeps a job as it was answered after a change. */
export function useJobChanged() {
  const cache = useQueryClient();
  const brand = useBrand();
  return (job: Job): void =>
    void cache.setQueryData(callKey(getJob, { params: { id: brand.id, job_id: job.id } }), job);
}

export function useChangeStatus() {
  const changed = useJobChanged();
  return useSend(changeJobStatus, { onSuccess: (job) => changed(job) });
}

export function usePublish() {
  const changed = useJobChanged();
  return useSend(publishJob, { onSuccess: (job) => changed(job) });
}

export function useSetJobRules() {
  return useSend(putJobRules, { untilRead: true });
}
