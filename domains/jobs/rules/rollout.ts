import type { JobContent, TemplateField } from '@hearth/domains/job-library/schemas';
import type { JobStatus } from '../contract/schemas.ts';
import type { Gap } from './completeness.ts';
import {
  diffContent,
  lawAt,
  findLockedChanges,
  lockedJobFields,
  TEMPLATE_FIELDS,
} from '@hearth/domains/job-library/rules';
import type { LawTopic, LawPlace } from '@hearth/domains/job-library/rules';

/** The fields that a rollout's jobs share; dates, targets, requests and steps are each job's own. */
export const SHARED_FIELDS = TEMPLATE_FIELDS.filter((field) => field !== 'pipeline');
export type SharedField = TemplateField;

/**
 * Returns the shared fields that differ. Bank versions count, confirmations of laws do not. Which version of the
 * bank's wording a question has counts; who answered a law does not.
 */
export function diffSharedFields(one: JobContent, other: JobContent): readonly SharedField[] {
  const names = Object.keys(diffContent(one, other));
  return SHARED_FIELDS.filter((field) => lockedJobFields([field]).some((name) => names.includes(name)));
}

/** Returns the confirmations that stay valid at another place under the same laws. */
export function portableLawAnswers(answers: readonly string[], from: LawPlace, to: LawPlace): string[] {
  return answers.filter((answer) => {
    const topic = answer.split(':')[0] as LawTopic;
    return lawAt(from, topic)?.law === lawAt(to, topic)?.law;
  });
}

/** Adapts a job's content to another location of its rollout. */
export function adaptContent(source: JobContent, from: LawPlace, to: LawPlace & { readonly id: string }): JobContent {
  return { ...source, location_id: to.id, law_answers: portableLawAnswers(source.law_answers, from, to) };
}

/** Applies another job's shared fields to a job at its own location. */
export function applySharedFields(
  sister: { readonly content: JobContent; readonly place: LawPlace },
  source: { readonly content: JobContent; readonly place: LawPlace },
  fields: readonly SharedField[],
): JobContent {
  const shared = SHARED_FIELDS.filter((field) => fields.includes(field));
  const taken = Object.fromEntries(lockedJobFields(shared).map((name) => [name, source.content[name]]));
  const law_answers = fields.includes('questions')
    ? [
        ...new Set([
          ...sister.content.law_answers,
          ...portableLawAnswers(source.content.law_answers, source.place, sister.place),
        ]),
      ]
    : sister.content.law_answers;
  return { ...sister.content, ...taken, law_answers };
}

/** Why a job does not take over a change. */
export type SkipReason = 'SAME' | 'LOCKED' | 'INCOMPLETE' | 'OVER' | 'OTHER_CURRENCY' | 'CHANGED';

const OVER: ReadonlySet<JobStatus> = new Set(['FILLED', 'CLOSED', 'EXPIRED']);

/** Returns why a job does not take over a change, or null if it does. */
export function skipReason(post: {
  readonly status: JobStatus;
  readonly changed: readonly SharedField[];
  readonly locked: readonly TemplateField[];
  /** What would be missing of it afterwards; looked at only while it stands before the public. */
  readonly gaps: readonly Gap[];
  /** Whether it would name pay in another money than that of its place. */
  readonly isOtherMoney: boolean;
}): SkipReason | null {
  if (OVER.has(post.status)) return 'OVER';
  if (post.changed.length === 0) return 'SAME';
  if (findLockedChanges(lockedJobFields(post.changed), post.locked).length > 0) return 'LOCKED';
  if (post.changed.includes('pay') && post.isOtherMoney) return 'OTHER_CURRENCY';
  const isOut = post.status === 'LIVE' || post.status === 'PAUSED' || post.status === 'SCHEDULED';
  return isOut && post.gaps.length > 0 ? 'INCOMPLETE' : null;
}
