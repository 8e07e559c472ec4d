import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { getRequisition } from '@hearth/domains/requisitions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { changeJobStatus, getJob, getJobRules, listJobs, publishJob, putJobRules } from '../contract/endpoints.ts';
import { getJobTemplate } from '@hearth/domains/job-library/contract';
import type { Job, JobStatus } from '../contract/schemas.ts';
import { JOB_EDITED, JOB_PUBLISHED, JOB_STATUS_CHANGED } from '../contract/events.ts';

const LIST_LIMIT = 100;

/** The events of any change to a job. */
export const JOB_EVENTS = [JOB_EDITED, JOB_STATUS_CHANGED, JOB_PUBLISHED];

/** The filters of the job list. */
export interface JobListFilter {
  readonly status: JobStatus | null;
  readonly words: string;
}

/** The filters of the list, as its call and its export take them. */
export function toJobFilter({ status, words }: JobListFilter) {
  return { ...(status === null ? {} : { status: [status] }), ...(words === '' ? {} : { q: words }) };
}

/** Loads the jobs of the current brand, with counts by status. */
export function useJobs({ status, words }: JobListFilter) {
  const brand = useBrand();
  const query = { limit: String(LIST_LIMIT), folded: 'true' as const, ...toJobFilter({ status, words }) };
  return useCall(listJobs, { params: { id: brand.id }, query }, { keepPrevious: true });
}

/** Loads one job and refetches on change. Idle without an id. Not asked for while there is no id. */
export function useJob(jobId: string | undefined) {
  const brand = useBrand();
  const params = { id: brand.id, job_id: jobId ?? '' };
  useReadAgainOn(JOB_EVENTS, [getJob], ({ data }) => data['job_id'] === jobId);
  return useCall(getJob, { params }, { enabled: jobId !== undefined });
}

/** Loads a template. Idle without an id. Not asked for while there is no id. */
export function useTemplate(templateId: string | null) {
  const params = { id: useBrand().id, template_id: templateId ?? '' };
  return useCall(getJobTemplate, { params }, { enabled: templateId !== null });
}

/** Loads the hiring request that a job fills. Idle without an id. Not asked for while there is no id. */
export function useRequest(requestId: string | null) {
  const params = { id: useBrand().id, requisition_id: requestId ?? '' };
  return useCall(getRequisition, { params }, { enabled: requestId !== null });
}

/** Loads the group's rules for jobs. */
export function useJobRules() {
  return useCall(getJobRules, { params: { id: useBrand().id } });
}

/** Returns a function that stores a changed job in the cache. */
export function useCacheJob() {
  const cache = useQueryClient();
  const brand = useBrand();
  return (job: Job): void =>
    void cache.setQueryData(callKey(getJob, { params: { id: brand.id, job_id: job.id } }), job);
}

export function useChangeStatus() {
  const changed = useCacheJob();
  return useSend(changeJobStatus, { onSuccess: (job) => changed(job) });
}

export function usePublish() {
  const changed = useCacheJob();
  return useSend(publishJob, { onSuccess: (job) => changed(job) });
}

export function useSetJobRules() {
  return useSend(putJobRules, { untilRead: true });
}
