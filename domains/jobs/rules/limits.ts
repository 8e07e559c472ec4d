/** The fewest characters of a description. */
export const MIN_DESCRIPTION_LENGTH = 80;
/** Days after which a job closes, unless it is evergreen or names a closing day. */
export const DEFAULT_OPEN_DAYS = 60;
/** Minutes in which the person who changed a status can undo it. */
export const UNDO_MINUTES = 10;
