import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** Heard by whoever looks at the schedule of the location. */
export const STAFFING_NEEDS_CHANGED = defineEvent('demand.staffing_needs_changed', { location_id: uuid });

/** Heard by whoever looks at the demand of the location. */
export const FORECAST_CHANGED = defineEvent('demand.forecast_changed', { location_id: uuid });
