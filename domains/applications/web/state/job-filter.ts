import { storage } from '@hearth/client/storage';

/** The board's job filter as this browser stores it, for one brand. */
interface StoredFilter {
  readonly brand_id: string;
  readonly job_id: string;
}

/** The job that a brand's board was last filtered by; null for all jobs. */
export function readStoredJob(brandId: string): string | null {
  return parseStoredJob(storage.read('selectedJobFilterDashboard'), brandId);
}

/** Keeps what the board of a brand is narrowed to. */
export function keepJob(brandId: string, jobId: string | null): void {
  if (jobId === null) storage.remove('selectedJobFilterDashboard');
  else storage.write('selectedJobFilterDashboard', { brand_id: brandId, job_id: jobId } satisfies StoredFilter);
}

/** Parses a stored job filter; null if it is another brand's. */
export function parseStoredJob(kept: unknown, brandId: string): string | null {
  if (typeof kept !== 'object' || kept === null || !('brand_id' in kept && 'job_id' in kept)) return null;
  return kept.brand_id === brandId && typeof kept.job_id === 'string' ? kept.job_id : null;
}
