import type { FieldRule } from '@hearth/kit/field-rule';
import type { RegimeVersion } from '../contract/regime-schemas.ts';
import type { CaseState, Decision } from '../contract/schemas.ts';
import { type Chosen, type CheckKind, findItem, isEnoughFor, isFollowedUp } from './evidence.ts';
import { receiptEnds } from './deadlines.ts';

/** What a decision is judged by. */
export interface DecidedCase {
  readonly state: CaseState;
  readonly kind: CheckKind;
  readonly starts_on: string;
  readonly today: string;
  readonly terms: RegimeVersion;
  /** What was handed in and still counts. */
  readonly evidence: readonly Chosen[];
  /** Whether the employee has stated what the law asks of them. */
  readonly isStated: boolean;
}

export type DecisionProblem =
  | { readonly kind: 'CHANGED' | 'NOT_STATED' | 'NOT_ENOUGH' }
  | { readonly kind: 'INCOMPLETE'; readonly fields: readonly { readonly field: string; readonly rule: FieldRule }[] };

const problem = (field: string, rule: FieldRule, isOne: boolean) => (isOne ? [{ field, rule }] : []);
const missing = (field: string, isMissing: boolean) => problem(field, 'required', isMissing);

/** What is wrong with a decision; nothing where it can be recorded. Whether the documents are good is for the person who looks at them. */
export function judgeDecision(decision: Decision, of: DecidedCase): DecisionProblem | null {
  const { action, reason } = decision;
  if (action === 'CONFIRMED') return judgeConfirmation(decision, of);
  const fits = {
    SENT_BACK: ['TO_CHECK'],
    NOT_NEEDED: ['NOT_STARTED', 'WITH_EMPLOYEE', 'TO_CHECK'],
    REOPENED: ['CONFIRMED', 'NOT_NEEDED'],
  };
  if (!fits[action].includes(of.state)) return { kind: 'CHANGED' };
  const fields = missing('reason', reason === '');
  return fields.length === 0 ? null : { kind: 'INCOMPLETE', fields };
}

function judgeConfirmation(decision: Decision, of: DecidedCase): DecisionProblem | null {
  const { terms, today } = of;
  if (of.state === 'CONFIRMED' || of.state === 'NOT_NEEDED') return { kind: 'CHANGED' };
  const { method, checked_on: on, stated_on_paper: onPaper, valid_until: until, is_receipt: isReceipt } = decision;
  const chosen = [...of.evidence, ...decision.shown];
  const fields = [
    ...missing('method', method === null || !terms.check.methods.includes(method)),
    ...missing('checked_on', on === null),
    ...problem('checked_on', 'too_big', on !== null && on > today),
    ...missing('signed_name', decision.signed_name === ''),
    ...problem(
      'shown',
      'known',
      decision.shown.some((one) => findItem(terms, one) === undefined),
    ),
    ...problem('stated_on_paper', 'too_big', onPaper !== null && onPaper > today),
    ...problem('valid_until', 'too_small', until !== null && until < today),
    ...problem('valid_until', 'unused', until !== null && !isReceipt && !isFollowedUp(terms, chosen)),
    ...problem('is_receipt', 'unused', isReceipt && terms.receipts === null),
  ];
  if (fields.length > 0) return { kind: 'INCOMPLETE', fields };
  const asksStatement = terms.statement !== null && of.kind === 'FIRST';
  if (asksStatement && !of.isStated && onPaper === null) return { kind: 'NOT_STATED' };
  if (!isEnoughFor(of.kind, terms, chosen)) return { kind: 'NOT_ENOUGH' };
  return null;
}

/** Until when a confirmation holds: no longer than a receipt stands in. */
export function confirmedUntil(
  { valid_until: until, is_receipt: isReceipt }: Pick<Decision, 'valid_until' | 'is_receipt'>,
  { terms, starts_on: startsOn, kind, today }: Pick<DecidedCase, 'terms' | 'starts_on' | 'kind' | 'today'>,
): string | null {
  if (!isReceipt || terms.receipts === null) return until;
  const ends = receiptEnds(terms.receipts.days, kind === 'FIRST' ? startsOn : today);
  return until !== null && until < ends ? until : ends;
}

/** Whether what an employee has handed in can be checked. */
export function isReady(of: Pick<DecidedCase, 'terms' | 'kind' | 'evidence' | 'isStated'>): boolean {
  const { terms, kind, evidence, isStated } = of;
  const isAsked = terms.statement !== null && kind === 'FIRST';
  return (!isAsked || isStated) && isEnoughFor(kind, terms, evidence);
}
