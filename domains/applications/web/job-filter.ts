import { storage } from '@hearth/client/storage';

/** The job that the board is narrowed to, as this browser keeps it: of one brand, since another has other jobs. */
interface KeptFilter {
  readonly brand_id: string;
  readonly job_id: string;
}

/** The job that the board of a brand was narrowed to last; null for all jobs. */
export function keptJob(brandId: string): string | null {
  return jobOf(storage.read('selectedJobFilterDashboard'), brandId);
}

/** Keeps what the board of a brand is narrowed to. */
export function keepJob(brandId: string, jobId: string | null): void {
  if (jobId === null) storage.remove('selectedJobFilterDashboard');
  else storage.write('selectedJobFilterDashboard', { brand_id: brandId, job_id: jobId } satisfies KeptFilter);
}

/** The job of a kept value, where it speaks of this brand. */
export function jobOf(kept: unknown, brandId: string): string | null {
  if (typeof kept !== 'object' || kept === null || !('brand_id' in kept && 'job_id' in kept)) return null;
  return kept.brand_id === brandId && typeof kept.job_id === 'string' ? kept.job_id : null;
}
