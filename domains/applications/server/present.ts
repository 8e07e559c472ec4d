import type { Application, Card, Listed, OwnApplication, Stage } from '../contract/schemas.ts';
import { isOpen } from '../rules/stages.ts';
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
  };
}

/** Somebody of a move of many. */
export function presentMoved({ id, first_name, last_name, job_title, stage }: ApplicationRow) {
  return { application_id: id, first_name, last_name, job_title, stage };
}

export function presentListed(row: CardRow): Listed {
  return { ...presentCard(row), source: row.source, end_reason: row.end_reason };
}

export function presentApplication(
  row: ApplicationRow,
  events: readonly StageEventRow[],
  attachments: Files,
  letters: readonly LetterRow[],
): Application {
  return {
    ...presentCard(row),
    email: row.email,
    phone: row.phone,
    message: row.message,
    language: row.language,
    source: row.source,
    answers: row.answers,
    attachments,
    history: events.map((event, index) => ({
      stage: event.to_stage,
      at: event.at.toISOString(),
      after_seconds: secondsBetween(events[index - 1]?.at, event.at),
      by: event.by_side,
      by_name: event.by_name,
      reason: event.reason,
    })),
    end_reason: row.end_reason,
    letters: letters.map(({ id, subject, send_after, state }) => ({
      id,
      subject,
      send_after: send_after.toISOString(),
      state,
    })),
    employee_id: row.employee_id,
    position_id: row.position_id,
    position_name: row.position_name,
  };
}

export function presentOwn(row: ApplicationRow, events: readonly StageEventRow[], attachments: Files): OwnApplication {
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    employer_name: row.employer_name,
    location_name: row.location_name,
    location_city: row.location_city,
    stage: row.stage,
    applied_at: row.applied_at.toISOString(),
    stage_entered_at: row.stage_entered_at.toISOString(),
    attachments,
    history: events.map(({ to_stage: stage, at }): { stage: Stage; at: string } => ({ stage, at: at.toISOString() })),
    can_withdraw: isOpen(row.stage),
    unread: row.unread_candidate,
  };
}

function secondsBetween(from: Date | undefined, to: Date): number | null {
  return from === undefined ? null : Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
}
