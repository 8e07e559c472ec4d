import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/**
 * Notes changed at a brand; `is_closing` if closed days did. Heard by managers there and above it: a page below it reads them when it
 * is opened again.
 */
export const DAY_NOTES_CHANGED = defineEvent('workplace.day_notes_changed', {
  brand_id: uuid,
  is_closing: z.boolean(),
});

/** The stations of a location changed. */
export const STATIONS_CHANGED = defineEvent('workplace.stations_changed', { location_id: uuid });
