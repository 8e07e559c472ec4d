import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** Something was announced at a brand. */
export const ANNOUNCED = defineEvent('announcements.announced', { announcement_id: uuid, brand_id: uuid });
