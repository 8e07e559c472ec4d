import { useFormat } from '@hearth/i18n/use-format';
import type { PublicJob } from '../../contract/schemas.ts';
import { useJobWords, usePayWords } from '@hearth/domains/jobs/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import en from '../en.json' with { type: 'json' };

/** Returns the phrases of the career pages in the page's language. */
export function useWords() {
  return usePhrases('career-sites', en);
}

/** Returns the key facts of a job with labels: contract, weekly hours and first day. */
export function useFacts(
  job: Pick<PublicJob, 'employment_type' | 'weekly_hours' | 'starts_on'>,
): readonly (readonly [name: string, value: string])[] {
  const { t } = useWords();
  const { t: tJobs } = useJobWords();
  const pay = usePayWords();
  const format = useFormat();
  const starts =
    job.starts_on === null
      ? t('career.startNow')
      : t('career.startFrom', { date: format.date(job.starts_on, 'short') });
  return [
    [t('career.contract'), tJobs(`employment.${job.employment_type}`)],
    [t('career.hoursAWeek'), job.weekly_hours === null ? t('career.agreed') : pay.hours(job.weekly_hours)],
    [t('career.start'), starts],
  ];
}
