import { getBrandPath } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { Journey, ListedJourney, OwnJourney, Step } from '../contract/schemas.ts';
import { maskAnswers } from '../rules/form-answers.ts';
import { blockerOf, isFinished, progressOf } from '../rules/journey-state.ts';
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
  }: { readonly steps: readonly StepRow[]; readonly today: string; readonly names: ReadonlyMap<string, string> },
): Step {
  const { id, kind, owner, title, text, why, fields, due_on, required, state, reason, version } = step;
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
    signed_name: step.signed_name,
    sha256: hashText(step),
  };
}

const dayOf = ({ time_zone: zone }: JourneyRow, now: Date): string => localDay(now, zone);

/** An onboarding for those who manage it. */
export async function presentJourney(
  tx: Tx,
  row: JourneyRow,
  by: { readonly userId: string; readonly now: Date },
): Promise<Journey> {
  const steps = await findStepsOf(tx, [row.id]);
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
    steps: steps.map((step) => presentStep(tx, step, { steps, today, names })),
  };
}

/** An onboarding for the new hire: their own steps alone. */
export async function presentOwn(tx: Tx<'system'>, row: JourneyRow, now: Date): Promise<OwnJourney> {
  const steps = await findStepsOf(tx, [row.id]);
  const own = steps.filter(({ owner }) => owner === 'HIRE');
  const path = await getBrandPath(tx, row.location_id);
  const names = new Map<string, string>();
  return {
    id: row.id,
    first_name: row.first_name,
    employer_name: path.find(({ id }) => id === row.group_id)?.name ?? row.location_name,
    location_name: row.location_name,
    position_name: row.position_name,
    starts_on: row.starts_on,
    buddy_name: row.buddy_name,
    state: row.state,
    done: own.filter(({ state }) => isFinished(state) || state === 'REVIEW').length,
    total: own.length,
    steps: own.map((step) => presentStep(tx, step, { steps, today: dayOf(row, now), names })),
  };
}

export function presentLine({
  location_id: id,
  location_name: name,
  sort_late: _late,
  sort_due: _due,
  ...row
}: BoardRow & { readonly today?: string }): ListedJourney {
  const { employee_id, employee_name, position_name, starts_on, next_due_on, done, total, overdue, missing, waiting } =
    row;
  return {
    id: row.id,
    employee_id,
    employee_name,
    position_name,
    location: { id, name },
    starts_on,
    next_due_on,
    done,
    total,
    overdue,
    missing,
    waiting,
  };
}
