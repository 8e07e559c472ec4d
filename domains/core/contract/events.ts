/** A brand was made, changed, moved, archived, restored or suspended. `data` holds `brand_id` and `action`. */
export const BRAND_CHANGED = 'core.brand_changed';
/** Locations of a group were made or changed in one go. `data` holds `brand_id` (the root), `created` and `updated`. */
export const LOCATIONS_LOADED = 'core.locations_loaded';
