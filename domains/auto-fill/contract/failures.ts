import { defineFailure } from '@hearth/kit/failure';

export const AUTO_FILL_NOTHING = defineFailure('AUTO_FILL_NOTHING', 409, 'There are no open shifts to fill this week.');
/** `data.by` is the name of whoever fills the week now. */
export const AUTO_FILL_RUNNING = defineFailure(
  'AUTO_FILL_RUNNING',
  409,
  'Someone is already filling this week. Wait until it’s finished.',
);
export const AUTO_FILL_OVER = defineFailure(
  'AUTO_FILL_OVER',
  409,
  'This proposal has already been accepted or discarded. Fill the week again.',
);
/** `data.shift_ids` are the shifts that others changed, or whose people have other shifts by now. */
export const AUTO_FILL_CHANGED = defineFailure(
  'AUTO_FILL_CHANGED',
  409,
  'Someone else changed some of these shifts or people’s weeks. Accept the others, or fill the week again.',
);
export const AUTO_FILL_TOO_LARGE = defineFailure(
  'AUTO_FILL_TOO_LARGE',
  409,
  'This week has more than 1,500 open shifts. Fill it after assigning or removing some.',
);
