import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** Notes or closed days changed at a brand: heard there and everywhere below it. */
export const DAY_NOTES_CHANGED = defineEvent('workplace.day_notes_changed', { brand_id: uuid });

/** The stations of a location changed. */
export const STATIONS_CHANGED = defineEvent('workplace.stations_changed', { location_id: uuid });
