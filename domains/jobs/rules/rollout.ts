import type { JobContent, JobStatus } from '../contract/schemas.ts';
import type { TemplateField } from '../contract/template-schemas.ts';
import type { Gap } from './completeness.ts';
import { difference } from './content.ts';
import type { LawTopic } from './hiring-laws.ts';
import { lawAt } from './law-guard.ts';
import type { LawPlace } from './law-guard.ts';
import { lockedChanges, lockedNames, TEMPLATE_FIELDS } from './template.ts';

/** What the posts of a rollout have in common and can take over from each other; days, targets and requests are each post's own, and so are
 * its steps, which stay once it has gone live. */
export const SHARED_FIELDS = TEMPLATE_FIELDS.filter((field) => field !== 'pipeline');
export type SharedField = TemplateField;

/** The shared fields in which two posts differ. Which version of the bank's wording a question has counts; who answered a law does not. */
export function sharedDifferences(one: JobContent, other: JobContent): readonly SharedField[] {
  const names = Object.keys(difference(one, other));
  return SHARED_FIELDS.filter((field) => lockedNames([field]).some((name) => names.includes(name)));
}

/** What somebody said about questions and the law holds at another place where the same law is in force, and nowhere else. */
export function lawAnswersAt(answers: readonly string[], from: LawPlace, to: LawPlace): string[] {
  return answers.filter((answer) => {
    const topic = answer.split(':')[0] as LawTopic;
    return lawAt(from, topic)?.law === lawAt(to, topic)?.law;
  });
}

/** A post as it begins at another place of its rollout. */
export function contentAt(source: JobContent, from: LawPlace, to: LawPlace & { readonly id: string }): JobContent {
  return { ...source, location_id: to.id, law_answers: lawAnswersAt(source.law_answers, from, to) };
}

/** A post at one place with what another of its rollout, at another place, says in these fields. */
export function withShared(
  sister: { readonly content: JobContent; readonly place: LawPlace },
  source: { readonly content: JobContent; readonly place: LawPlace },
  fields: readonly SharedField[],
): JobContent {
  const shared = SHARED_FIELDS.filter((field) => fields.includes(field));
  const taken = Object.fromEntries(lockedNames(shared).map((name) => [name, source.content[name]]));
  const law_answers = fields.includes('questions')
    ? [
        ...new Set([
          ...sister.content.law_answers,
          ...lawAnswersAt(source.content.law_answers, source.place, sister.place),
        ]),
      ]
    : sister.content.law_answers;
  return { ...sister.content, ...taken, law_answers };
}

/** Why a post does not take over a change: it says so already, the group locked it, it would not be complete, it is paid in
 * other money there, or it is over. */
export type LeftReason = 'SAME' | 'LOCKED' | 'INCOMPLETE' | 'OVER' | 'OTHER_CURRENCY' | 'CHANGED';

const OVER: ReadonlySet<JobStatus> = new Set(['FILLED', 'CLOSED', 'EXPIRED']);

/** Whether a post of a rollout takes over a change, as it would stand afterwards. */
export function leftReason(post: {
  readonly status: JobStatus;
  readonly changed: readonly SharedField[];
  readonly locked: readonly TemplateField[];
  /** What would be missing of it afterwards; looked at only while it stands before the public. */
  readonly gaps: readonly Gap[];
  /** Whether it would name pay in another money than that of its place. */
  readonly isOtherMoney: boolean;
}): LeftReason | null {
  if (OVER.has(post.status)) return 'OVER';
  if (post.changed.length === 0) return 'SAME';
  if (lockedChanges(lockedNames(post.changed), post.locked).length > 0) return 'LOCKED';
  if (post.changed.includes('pay') && post.isOtherMoney) return 'OTHER_CURRENCY';
  const isOut = post.status === 'LIVE' || post.status === 'PAUSED' || post.status === 'SCHEDULED';
  return isOut && post.gaps.length > 0 ? 'INCOMPLETE' : null;
}
