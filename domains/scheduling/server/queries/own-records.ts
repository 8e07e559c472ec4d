import { ownRows } from '@hearth/platform/database/own-records';

/** What somebody takes along of their schedule and their availability. Drafts are plans of their managers, not yet theirs. */
export const scheduleRecords = [
  ownRows('shifts', 'scheduling.published_shift', {
    columns: [
      'group_id',
      'location_id',
      'position_name',
      'local_date',
      'start_time',
      'end_time',
      'time_zone',
      'unpaid_break_minutes',
      'paid_break_minutes',
      'station',
      'note',
      'published_at',
    ],
    order: ['starts_at', 'id'],
  }),
  ownRows('schedule_receipts', 'scheduling.receipt', {
    columns: ['group_id', 'location_id', 'week', 'number', 'asked_at', 'seen_at'],
    order: ['asked_at', 'publication_id'],
  }),
  ownRows('schedule_consents', 'scheduling.consent', {
    columns: [
      'group_id',
      'location_id',
      'week',
      'change',
      'before',
      'after',
      'laws',
      'reason',
      'asked_at',
      'answer_until',
      'state',
      'answered_at',
      'device',
      'language',
      'text_version',
      'how',
    ],
    order: ['asked_at', 'id'],
  }),
  ownRows('usual_weeks', 'scheduling.usual_week', {
    columns: ['group_id', 'effective_from', 'slots', 'min_minutes', 'max_minutes', 'max_days', 'said_at'],
    order: ['effective_from'],
  }),
  ownRows('availability_requests', 'scheduling.availability_request', {
    columns: [
      'group_id',
      'effective_from',
      'slots',
      'min_minutes',
      'max_minutes',
      'max_days',
      'state',
      'asked_at',
      'decided_at',
      'decision_note',
    ],
    order: ['asked_at', 'id'],
  }),
  ownRows('availability_exceptions', 'scheduling.availability_exception', {
    columns: ['group_id', 'local_date', 'start_time', 'end_time', 'kind'],
    order: ['local_date', 'id'],
  }),
  ownRows('absence_reports', 'scheduling.absence_report', {
    columns: ['group_id', 'local_date', 'kind', 'minutes_late', 'note', 'reported_at', 'ended_at'],
    order: ['reported_at', 'id'],
  }),
];
