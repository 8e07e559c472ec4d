import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** A brand was created, changed, moved, archived, restored or suspended. */
export const BRAND_CHANGED = defineEvent('core.brand_changed', {
  brand_id: uuid,
  action: z.enum(['CREATED', 'CHANGED', 'MOVED', 'ARCHIVED', 'RESTORED', 'SUSPENDED']),
});
/** Locations of a group were created or changed in bulk. `brand_id` is the group's root. */
export const LOCATIONS_LOADED = defineEvent('core.locations_loaded', {
  brand_id: uuid,
  created: z.int(),
  updated: z.int(),
});
