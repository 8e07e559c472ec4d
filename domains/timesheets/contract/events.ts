import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Sheets of a location were submitted, decided or exported. Heard by its managers and by the people. */
export const SHEETS_CHANGED = defineEvent('timesheets.sheets_changed', {
  batch_id: uuid,
  location_id: uuid,
  act: z.string(),
});
/** A tip pool was closed. */
export const POOL_CLOSED = defineEvent('timesheets.pool_closed', { pool_id: uuid, location_id: uuid });
