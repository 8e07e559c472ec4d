/** The feature that opens the main dashboards of groups. */
export const HALO_SERVICE = 'HALO_DASHBOARD';
/** The feature that has the day read aloud. */
export const TTS_SERVICE = 'TTS_DASHBOARD';
