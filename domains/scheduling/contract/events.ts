/** Heard by managers who look at the location: ids, so that an open page can fetch what is new. */
export const SHIFTS_CHANGED = 'scheduling.shifts_changed';
/** Heard by the people whose published shifts changed, and by managers of the location. */
export const PUBLISHED = 'scheduling.published';
/** Heard by managers of the person's location. */
export const TIME_OFF_REQUESTED = 'scheduling.time_off_requested';
/** Heard by the person who asked and by managers of the location. */
export const TIME_OFF_DECIDED = 'scheduling.time_off_decided';
/** Heard by managers of the person's location. */
export const AVAILABILITY_CHANGED = 'scheduling.availability_changed';
