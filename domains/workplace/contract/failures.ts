import { defineFailure } from '@hearth/kit/failure';

export const DAY_NOTE_CHANGED = defineFailure(
  'DAY_NOTE_CHANGED',
  409,
  'Someone else changed or removed this note. You’re now seeing the latest version.',
);
export const DAY_NOTE_REVERSED = defineFailure(
  'DAY_NOTE_REVERSED',
  400,
  'The last day is before the first day. Change one of the dates.',
);
export const DAY_NOTE_TOO_LONG = defineFailure(
  'DAY_NOTE_TOO_LONG',
  400,
  'A note can cover up to a year. Select fewer days.',
);
export const TOO_MANY_DAY_NOTES = defineFailure(
  'TOO_MANY_DAY_NOTES',
  409,
  'There are already 400 upcoming notes here. Remove one and try again.',
);
export const DAY_NOTE_RANGE = defineFailure('DAY_NOTE_RANGE', 400, 'Select a range of up to 400 days.');

export const STATION_CHANGED = defineFailure(
  'STATION_CHANGED',
  409,
  'Someone else changed this station. You’re now seeing the latest version.',
);
export const STATION_EXISTS = defineFailure(
  'STATION_EXISTS',
  409,
  'There’s already a station with this name. Enter a different name, or restore the station if it’s archived.',
);
export const TOO_MANY_STATIONS = defineFailure(
  'TOO_MANY_STATIONS',
  409,
  'There are already 60 stations here. Archive one and try again.',
);
export const STATIONS_NEED_LOCATION = defineFailure(
  'STATIONS_NEED_LOCATION',
  409,
  'Select a location to see its stations.',
);
