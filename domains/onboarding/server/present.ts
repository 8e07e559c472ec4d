import { findHouse } from '@hearth/domains/core/service';
import { findReusable, findTypeFacts } from '@hearth/domains/documents/service';
import { findNames } from '@hearth/domains/identity/service';
import type { BrandGrant } from '@hearth/kit/access';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { Journey, ListedJourney, OwnJourney, Step } from '../contract/schemas.ts';
import { maskAnswers } from '../rules/form-answers.ts';
import { blockerOf, isFinished, progressOf } from '../rules/journey-state.ts';
import { findSigningPlaces } from './ask-signatures.ts';
import { hashText, openAnswersOf, toList } from './answers.ts';
import type { BoardRow } from './queries/board.ts';
import type { JourneyRow } from './queries/journey.ts';
import { findStepsOf, type StepRow } from './queries/step.ts';

/** A step as its reader sees it on a day; sensitive answers are masked. */
export function presentStep(
  tx: Tx,
  step: StepRow,
  {
    steps,
    today,
    names,
    reusable = new Map(),
    signAt = new Map(),
    mayReview = () => false,
  }: {
    readonly steps: readonly StepRow[];
    readonly today: string;
    readonly names: ReadonlyMap<string, string>;
    /** By type, for the new hire alone. */
    readonly reusable?: ReadonlyMap<string, { readonly valid_until: string | null }>;
    /** Where agreements are signed, by their ids. */
    readonly signAt?: ReadonlyMap<string, string>;
    /** Whether the reader can review a step that waits for it. */
    readonly mayReview?: (step: StepRow) => boolean;
  },
): Step {
  const { id, kind, owner, title, text, why, fields, due_on, required, state, reason, version } = step;
  const onFile = reusable.get(step.document_type_id ?? '');
  return {
    id,
    kind,
    owner,
    title,
    text,
    why,
    fields,
    due_on,
    required,
    state,
    reason,
    version,
    waits_for: blockerOf(step, steps)?.title ?? null,
    is_overdue: !isFinished(state) && due_on < today,
    done_at: step.done_at?.toISOString() ?? null,
    done_by_name: step.done_by === null ? null : (names.get(step.done_by) ?? null),
    answers: toList(step, maskAnswers(openAnswersOf(tx, step))),
    has_file: step.attachment_id !== null,
    may_review: state === 'REVIEW' && mayReview(step),
    asks_until: step.asks_until,
    valid_until: step.valid_until,
    reusable: onFile === undefined || isFinished(state) ? null : { valid_until: onFile.valid_until },
    signed_name: step.signed_name,
    agreement_id: step.agreement_id,
    sign_at: step.agreement_id === null ? null : (signAt.get(step.agreement_id) ?? null),
    sha256: hashText(step),
  };
}

const dayOf = ({ time_zone: zone }: JourneyRow, now: Date): string => localDay(now, zone);

/** Which steps become documents of classes that the reader sees; those that become none are among them. */
async function findSeen(
  tx: Tx,
  row: JourneyRow,
  steps: readonly StepRow[],
  grant: Pick<BrandGrant, 'holds'>,
): Promise<(step: StepRow) => boolean> {
  const types = await findTypeFacts(
    tx,
    row.group_id,
    steps.flatMap(({ document_type_id: id }) => id ?? []),
  );
  return ({ document_type_id: id }) => {
    const permission = types.get(id ?? '')?.permission ?? null;
    return permission === null || grant.holds(permission);
  };
}

/** A step whose class the reader does not see says neither that a file is there, until when, nor why not. */
const hide = (step: StepRow): StepRow => ({ ...step, attachment_id: null, valid_until: null, reason: '' });

/** An onboarding for those who manage it. */
export async function presentJourney(
  tx: Tx,
  row: JourneyRow,
  by: { readonly userId: string; readonly now: Date; readonly grant: Pick<BrandGrant, 'holds'> },
): Promise<Journey> {
  const found = await findStepsOf(tx, [row.id]);
  const isSeen = await findSeen(tx, row, found, by.grant);
  const steps = found.map((step) => (isSeen(step) ? step : hide(step)));
  const mayReview = (step: StepRow): boolean => by.grant.holds('MANAGE_TEAM') && isSeen(step);
  const today = dayOf(row, by.now);
  const names = await findNames(
    tx,
    steps.flatMap(({ done_by: id }) => id ?? []),
  );
  return {
    id: row.id,
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    position_name: row.position_name,
    location: { id: row.location_id, name: row.location_name },
    purpose: row.purpose,
    starts_on: row.starts_on,
    ...progressOf(steps, today),
    state: row.state,
    buddy: row.buddy_id === null ? null : { employee_id: row.buddy_id, name: row.buddy_name ?? '' },
    link_sent_at: row.link_sent_at?.toISOString() ?? null,
    nudged_at: row.nudged_at?.toISOString() ?? null,
    has_account: row.user_id !== null,
    has_email: (row.email ?? '') !== '',
    is_own: row.user_id === by.userId,
    version: row.version,
    steps: steps.map((step) => presentStep(tx, step, { steps, today, names, mayReview })),
  };
}

/** An onboarding for the new hire: their own steps alone. */
export async function presentOwn(
  tx: Tx<'system'>,
  row: JourneyRow,
  now: Date,
  { byLink = false }: { readonly byLink?: boolean } = {},
): Promise<OwnJourney> {
  const steps = await findStepsOf(tx, [row.id]);
  const own = steps.filter(({ owner }) => owner === 'HIRE');
  const names = new Map<string, string>();
  const today = dayOf(row, now);
  const typeIds = own.flatMap(({ document_type_id: id }) => id ?? []);
  const reusable = await findReusable(tx, { employeeId: row.employee_id, typeIds, day: today });
  const signAt = await findSigningPlaces(tx, row, own, { now, byLink });
  return {
    id: row.id,
    first_name: row.first_name,
    house: await findHouse(tx, row.location_id),
    location_name: row.location_name,
    position_name: row.position_name,
    purpose: row.purpose,
    starts_on: row.starts_on,
    buddy_name: row.buddy_name,
    state: row.state,
    done: own.filter(({ state }) => isFinished(state) || state === 'REVIEW').length,
    total: own.length,
    steps: own.map((step) => presentStep(tx, step, { steps, today, names, reusable, signAt })),
  };
}

export function presentLine({
  location_id: id,
  location_name: name,
  sort_late: _late,
  sort_due: _due,
  ...row
}: BoardRow & { readonly today?: string }): ListedJourney {
  const {
    employee_id,
    employee_name,
    position_name,
    purpose,
    starts_on,
    next_due_on,
    done,
    total,
    overdue,
    missing,
    waiting,
  } = row;
  return {
    id: row.id,
    employee_id,
    employee_name,
    position_name,
    location: { id, name },
    purpose,
    starts_on,
    next_due_on,
    done,
    total,
    overdue,
    missing,
    waiting,
  };
}
