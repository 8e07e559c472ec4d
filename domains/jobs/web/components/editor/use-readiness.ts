import { localDay } from '@hearth/kit/local-day';
import { findQuestionViolations } from '@hearth/domains/job-library/rules';
import type { LawFinding, LawPlace } from '@hearth/domains/job-library/rules';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { useState } from 'react';
import type { Job } from '../../../contract/schemas.ts';
import { findGaps } from '../../../rules/completeness.ts';
import type { Gap } from '../../../rules/completeness.ts';

/** What stands between a job and its publication where it is, on the day that it was opened there. */
export interface Readiness {
  readonly today: string;
  readonly place: LawPlace;
  readonly gaps: readonly Gap[];
  /** The questions that a law there is about. */
  readonly findings: readonly LawFinding[];
}

/** Returns what is missing in the writing of a job. */
export function useReadiness(content: JobContent, job: Job | null): Readiness {
  const [openedAt] = useState(() => new Date().toISOString());
  const today = localDay(openedAt, job?.time_zone ?? 'UTC');
  const place = { country: job?.country ?? '', region: job?.region ?? '', city: job?.location_city ?? '', today };
  return { today, place, gaps: findGaps(content, place), findings: findQuestionViolations(content, place) };
}
