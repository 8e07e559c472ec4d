/** Somebody registered. `data` holds `user_id`, `user_type` and, for employers, `brand_id`. */
export const REGISTERED = 'registration.registered';
