import type { Language } from '@hearth/kit/constants';
import type { AnswerOf } from '@hearth/kit/endpoint';
import type { decideDeals } from '../contract/endpoints.ts';
import { planDecisions } from '../rules/plan-decisions.ts';
import { advanceDeals, type DealWork } from './advance-deals.ts';
import { approveDeals } from './approve-deals.ts';
import { presentTouched } from './eligibility.ts';
import { findDealsById, lockDeals } from './queries/deal.ts';
import { dealWords } from './words.ts';

type Decided = AnswerOf<typeof decideDeals>;

/** A manager's decision on several deals, as they were seen. */
export interface Decision {
  readonly decision: 'APPROVED' | 'DECLINED';
  readonly note: string;
  readonly language: Language;
  readonly deals: readonly { readonly id: string; readonly version: number }[];
}

/** Decides deals that a manager's right reaches, those taken first before the others; all that can be, and the rest is named. */
export async function decideDealsAt(
  work: DealWork,
  { decision, note, language, deals }: Decision,
  by: { readonly userId: string; readonly reaches: (id: string) => boolean },
): Promise<Decided> {
  const { db, clock } = work;
  const ids = deals.map(({ id }) => id).filter(by.reaches);
  await lockDeals(db, ids);
  const plan = planDecisions(deals, await findDealsById(db, ids), decision, {
    userId: by.userId,
    now: clock.now(),
  });
  const left: Decided['left'] = plan.left.map((one) => ({ ...one, touches: [] }));
  if (decision === 'DECLINED') {
    const declined = await advanceDeals(work, plan.due, 'DECLINE', {
      state: 'DECLINED',
      by,
      ended_by: 'MANAGER',
      decision_note: note,
    });
    return { decided: declined.map(({ id, version }) => ({ id, version })), left };
  }
  const inOrder = plan.due.toSorted(
    (one, other) => (one.taken_at?.getTime() ?? 0) - (other.taken_at?.getTime() ?? 0) || (one.id < other.id ? -1 : 1),
  );
  const done = await approveDeals(work, inOrder, {
    tolerates: 'CONSENT',
    by,
    endedBy: 'MANAGER',
    note,
    consent: note === '' ? dealWords(language).consent : note,
  });
  for (const [id, reason] of done.left)
    left.push({ id, why: reason.why, touches: presentTouched(reason.why === 'CONFLICT' ? reason.conflicts : []) });
  return { decided: done.approved.map(({ id, version }) => ({ id, version })), left };
}
