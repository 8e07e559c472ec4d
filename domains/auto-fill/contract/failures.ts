import { defineFailure } from '@hearth/kit/failure';

export const AUTO_FILL_NOTHING = defineFailure('AUTO_FILL_NOTHING', 409, 'There are no open shifts to fill this week.');
/** `data.by` is the name of whoever fills the week now. */
export const AUTO_FILL_RUNNING = defineFailure(
  'AUTO_FILL_RUNNING',
  409,
  'Auto-fill is already running for this week. Wait until it’s finished.',
);
export const AUTO_FILL_OVER = defineFailure(
  'AUTO_FILL_OVER',
  409,
  'This proposal has already been accepted or discarded. Run auto-fill again.',
);
/** `data.shift_ids` are the shifts that others changed, or whose people have other shifts by now. */
export const AUTO_FILL_CHANGED = defineFailure(
  'AUTO_FILL_CHANGED',
  409,
  'Some of these shifts or assignments have changed. Accept the unchanged shifts, or run auto-fill again.',
);
export const AUTO_FILL_TOO_LARGE = defineFailure(
  'AUTO_FILL_TOO_LARGE',
  409,
  'This week has more than 500 open shifts. Assign or remove some, then run auto-fill.',
);
/** `data.limit` is how many searches a group may have under way. */
export const AUTO_FILL_TOO_MANY = defineFailure(
  'AUTO_FILL_TOO_MANY',
  409,
  '3 searches are already running. Wait until one is finished.',
);
