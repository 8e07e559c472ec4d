/** Colours of the ratings, always shown with their label. */
export const STEP_TONES = {
  NOT_AT_ALL: 'bad',
  NOT_QUITE: 'warn',
  MOSTLY: 'info',
  FULLY: 'ok',
  NOT_SEEN: 'neutral',
} as const;

/** Colours of the recommendations. */
export const RECOMMENDATION_TONES = { STRONG_NO: 'bad', NO: 'warn', YES: 'info', STRONG_YES: 'ok' } as const;
