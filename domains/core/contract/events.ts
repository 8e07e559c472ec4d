/** A brand was made, changed, moved, archived, restored or suspended, or many were loaded. `data` holds `brand_id` and `action`. */
export const BRAND_CHANGED = 'core.brand_changed';
