import type { JobContent } from '@hearth/domains/job-library/schemas';
import { MIN_DESCRIPTION_LENGTH } from './limits.ts';
import {
  findQuestionViolations,
  findSpreadLaw,
  lawAt,
  isValidPay,
  isPayWide,
  isValidQuestion,
} from '@hearth/domains/job-library/rules';
import type { LawPlace } from '@hearth/domains/job-library/rules';

/** A problem in a field that keeps a job from being published. */
export interface Gap {
  readonly field: keyof JobContent;
  readonly rule:
    | 'missing'
    | 'too_short'
    | 'demanded_by_law'
    | 'wider_than_law'
    | 'forbidden_by_law'
    | 'law_unanswered'
    | 'wrong_order'
    | 'in_the_past'
    | 'not_finished';
  /** The law that demands it, where one does. */
  readonly law?: string;
}

/** Counts the characters of a description that are kept: those around it are not. */
export function descriptionLength(description: string): number {
  return description.trim().length;
}

/** Finds everything that is missing before a job can go live, in form order. Empty: it is ready. */
export function findGaps(job: JobContent, place: LawPlace): readonly Gap[] {
  const demands = job.pay === null ? lawAt(place, 'PAY_IN_POST') : undefined;
  const narrows = job.pay === null ? undefined : findSpreadLaw(job.pay, job.weekly_hours, place);
  const found = findQuestionViolations(job, place);
  const forbidden = found.find(({ isForbidden }) => isForbidden);
  const unanswered = found.find(({ isForbidden, key }) => !isForbidden && !job.law_answers.includes(key));
  const written = descriptionLength(job.description);
  const gaps: (Gap | false)[] = [
    job.title === '' && { field: 'title', rule: 'missing' },
    job.employment_type === null && { field: 'employment_type', rule: 'missing' },
    demands !== undefined && { field: 'pay', rule: 'demanded_by_law', law: demands.law },
    narrows !== undefined && { field: 'pay', rule: 'wider_than_law', law: narrows.law },
    job.pay !== null && !isValidPay(job.pay) && { field: 'pay', rule: 'wrong_order' },
    job.weekly_hours !== null &&
      job.weekly_hours.min > job.weekly_hours.max && { field: 'weekly_hours', rule: 'wrong_order' },
    written < MIN_DESCRIPTION_LENGTH && { field: 'description', rule: written === 0 ? 'missing' : 'too_short' },
    job.perks.some(({ code, text }) => code === 'OTHER' && text === '') && { field: 'perks', rule: 'not_finished' },
    !job.questions.every(isValidQuestion) && { field: 'questions', rule: 'not_finished' },
    forbidden !== undefined && { field: 'questions', rule: 'forbidden_by_law', law: forbidden.law.law },
    unanswered !== undefined && { field: 'questions', rule: 'law_unanswered', law: unanswered.law.law },
    job.closes_on !== null && job.closes_on < place.today && { field: 'closes_on', rule: 'in_the_past' },
    job.closes_on !== null &&
      job.publish_on !== null &&
      job.closes_on < job.publish_on && { field: 'closes_on', rule: 'wrong_order' },
  ];
  return gaps.filter((gap): gap is Gap => gap !== false);
}

/** A weakness of a job that does not prevent publishing. */
export type Advice =
  | 'pay_missing'
  | 'pay_before_interview'
  | 'pay_wide'
  | 'hours_missing'
  | 'week_missing'
  | 'no_perks';

/** Finds what candidates will miss in a job. */
export function findAdvice(job: JobContent, place: LawPlace): readonly Advice[] {
  const tells = job.pay === null && lawAt(place, 'PAY_BEFORE_INTERVIEW') !== undefined;
  const advice: (Advice | false)[] = [
    job.pay === null && (tells ? 'pay_before_interview' : 'pay_missing'),
    job.pay !== null && isPayWide(job.pay) && 'pay_wide',
    job.weekly_hours === null && 'hours_missing',
    job.usual_week.length === 0 && 'week_missing',
    job.perks.length === 0 && 'no_perks',
  ];
  return advice.filter((line): line is Advice => line !== false);
}
