import { ownRows } from '@hearth/platform/database/own-records';

/** What somebody takes along of their employments: terms, pay, and what was decided about them. */
export const teamRecords = [
  ownRows('employments', 'team.employee', {
    columns: [
      'id',
      'group_id',
      'employee_number',
      'first_name',
      'last_name',
      'email',
      'phone',
      'location_id',
      'position_id',
      'further_position_ids',
      'status',
      'contract_minutes_per_week',
      'hire_date',
      'end_date',
      'birth_date',
      'created_at',
    ],
    order: ['created_at', 'id'],
    by: 'id',
  }),
  ownRows('employment_terms', 'team.term', {
    columns: [
      'employee_id',
      'part',
      'from_day',
      'location_id',
      'position_id',
      'further_ids',
      'minutes_per_week',
      'pattern',
    ],
    order: ['from_day', 'part'],
  }),
  ownRows('pay', 'team.pay_rate', {
    columns: ['employee_id', 'effective_from', 'amount', 'currency'],
    order: ['effective_from'],
  }),
  ownRows('pay_by_position', 'team.position_rate', {
    columns: ['employee_id', 'position_id', 'location_id', 'effective_from', 'amount', 'currency'],
    order: ['effective_from', 'id'],
  }),
  ownRows('further_locations', 'team.secondary_location', {
    columns: ['employee_id', 'location_id'],
    order: ['location_id'],
  }),
  ownRows('ends_of_employment', 'team.employment_period', {
    columns: ['employee_id', 'starts_on', 'ends_on', 'reason', 'note', 'ended_at'],
    order: ['ended_at', 'id'],
  }),
  ownRows('changes_of_employment', 'team.employment_event', {
    columns: ['employee_id', 'deed', 'from_day', 'detail', 'at'],
    order: ['at', 'id'],
  }),
  ownRows('rehire_blocks', 'team.rehire_block', {
    columns: ['employee_id', 'reason', 'at', 'appeal'],
    order: ['at'],
  }),
  ownRows('rehire_decisions', 'team.rehire_event', {
    columns: ['employee_id', 'deed', 'words', 'at'],
    order: ['at', 'id'],
  }),
  ownRows('invitations', 'team.invitation_event', {
    columns: ['employee_id', 'purpose', 'what', 'at'],
    order: ['at', 'seq'],
  }),
];
