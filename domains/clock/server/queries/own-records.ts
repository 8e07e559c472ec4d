import { ownRows } from '@hearth/platform/database/own-records';

/** What somebody takes along of their hours. Whom it names is left out: these rows are about one person. */
export const clockRecords = [
  ownRows('punches', 'clock.punch', {
    columns: [
      'group_id',
      'location_id',
      'seq',
      'act',
      'kind',
      'at',
      'device_at',
      'received_at',
      'source',
      'place',
      'accuracy_m',
      'distance_m',
      'reason',
      'hash',
    ],
    order: ['employee_id', 'seq'],
  }),
  ownRows('clock_out_answers', 'clock.attestation', {
    columns: ['punch_id', 'took_breaks', 'got_tips', 'was_injured', 'note'],
    order: ['punch_id'],
  }),
  ownRows('corrections_of_hours', 'clock.correction', {
    columns: [
      'group_id',
      'side',
      'changes',
      'reason',
      'about',
      'minutes_before',
      'minutes_after',
      'state',
      'proposed_at',
      'decided_at',
      'answer',
    ],
    order: ['proposed_at', 'id'],
  }),
  ownRows('marks_of_the_day', 'clock.day_mark', {
    columns: ['shift_id', 'group_id', 'location_id', 'mark', 'expected_at', 'note', 'marked_at'],
    order: ['marked_at', 'shift_id'],
  }),
  ownRows('held_punches', 'clock.held_punch', {
    columns: ['group_id', 'location_id', 'kind', 'at', 'received_at', 'cause', 'state', 'settled_at'],
    order: ['at', 'id'],
  }),
];
