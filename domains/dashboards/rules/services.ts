/** The feature that has the day read aloud. */
export const TTS_SERVICE = 'TTS_DASHBOARD';
