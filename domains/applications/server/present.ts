import type { PipelineStep } from '@hearth/domains/job-library/schemas';
import type { Application, Card, Listed, OwnApplication, Stage } from '../contract/schemas.ts';
import { isOpen } from '../rules/stages.ts';
import { seenByCandidate } from '../rules/seen.ts';
import { candidateStepNames, candidateHistory, stagesOf } from '../rules/steps.ts';
import type { PipelineSteps } from '../rules/steps.ts';
import type { ApplicationRow } from './queries/application.ts';
import type { CardRow } from './queries/card.ts';
import type { LetterRow } from './queries/letter.ts';
import type { StageEventRow } from './queries/stage-event.ts';

type Files = Application['attachments'];

export function presentCard(row: CardRow): Card {
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    location_id: row.location_id,
    location_name: row.location_name,
    first_name: row.first_name,
    last_name: row.last_name,
    stage: row.stage,
    step_id: row.step_id,
    version: row.version,
    applied_at: row.applied_at.toISOString(),
    stage_entered_at: row.stage_entered_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    unread: row.unread_employer,
    availability: row.availability,
    hours_per_week: row.hours_per_week,
    can_start_on: row.can_start_on,
    knocked_out: row.knocked_out,
    files: row.attachment_ids.length,
    interview:
      row.interview_state === null
        ? null
        : {
            state: row.interview_state,
            starts_at: row.interview_at?.toISOString() ?? null,
            time_zone: row.interview_zone ?? 'UTC',
          },
    offer:
      row.offer_state === null || row.offer_at === null
        ? null
        : { state: row.offer_state, at: row.offer_at.toISOString() },
  };
}

/** A column of the board, with its first cards. */
export function presentColumn(
  place: { readonly stage: Stage; readonly step: PipelineStep | null },
  counted: { readonly total: number; readonly late: number } | undefined,
  rows: readonly CardRow[],
) {
  const cards = rows.map(presentCard);
  return {
    ...place,
    total: counted?.total ?? 0,
    late: counted?.late ?? 0,
    // Who waits longest stands first.
    oldest: cards[0]?.waiting_since ?? null,
    cards,
  };
}

/** Somebody of a move of many. */
export function presentMoved({ id, first_name, last_name, job_title, stage, step_id }: ApplicationRow) {
  return { application_id: id, first_name, last_name, job_title, stage, step_id };
}

export function presentListed(row: CardRow): Listed {
  return { ...presentCard(row), source: row.source, end_reason: row.end_reason };
}

export function presentApplication(
  row: ApplicationRow,
  events: readonly StageEventRow[],
  attachments: Files,
  letters: readonly LetterRow[],
  steps: PipelineSteps,
  also: readonly Application['also'][number][],
  { awaitsJoining, isEmailUnconfirmed }: { readonly awaitsJoining: boolean; readonly isEmailUnconfirmed: boolean },
): Application {
  return {
    ...presentCard(row),
    email: row.email,
    email_unconfirmed: isEmailUnconfirmed,
    phone: row.phone,
    message: row.message,
    language: row.language,
    source: row.source,
    answers: row.answers,
    profile: row.profile,
    attachments,
    history: events.map((event, index) => ({
      stage: event.to_stage,
      step_id: event.to_step_id,
      at: event.at.toISOString(),
      after_seconds: secondsBetween(events[index - 1]?.at, event.at),
      by: event.by_side,
      by_name: event.by_name,
      reason: event.reason,
    })),
    steps: steps === null ? null : [...steps],
    end_reason: row.end_reason,
    letters: letters.map(({ id, subject, send_after, state }) => ({
      id,
      subject,
      send_after: send_after.toISOString(),
      state,
    })),
    employee_id: row.employee_id,
    awaits_joining: awaitsJoining,
    joined_at: row.joined_at?.toISOString() ?? null,
    position_id: row.position_id,
    position_name: row.position_name,
    also: also.map(({ id, location_name, stage }) => ({ id, location_name, stage })),
  };
}

export function presentOwn(
  row: ApplicationRow,
  events: readonly StageEventRow[],
  attachments: Files,
  steps: PipelineSteps,
  canJoin: boolean,
): OwnApplication {
  const seen = seenByCandidate(row, events, row.offer_state !== null);
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    employer_name: row.employer_name,
    location_name: row.location_name,
    location_city: row.location_city,
    stage: seen.place.stage,
    stages: [...stagesOf(steps)],
    step_names: candidateStepNames(seen.place.step_id, steps),
    applied_at: row.applied_at.toISOString(),
    stage_entered_at: (seen.since ?? row.stage_entered_at).toISOString(),
    attachments,
    history: candidateHistory(seen.way, steps).map(({ stage, at, step_names }) => ({
      stage,
      at: at.toISOString(),
      step_names,
    })),
    can_withdraw: isOpen(row.stage),
    can_join: canJoin,
    unread: row.unread_candidate,
  };
}

function secondsBetween(from: Date | undefined, to: Date): number | null {
  return from === undefined ? null : Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
}
