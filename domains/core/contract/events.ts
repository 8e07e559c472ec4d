/** A brand was made, changed, moved, archived, restored or suspended. `data` holds `brand_id` and `action`. */
export const BRAND_CHANGED = 'core.brand_changed';
/** Many locations came at once. `data` holds `created` and `updated`. */
export const LOCATIONS_LOADED = 'core.locations_loaded';
