/** How states of requests look. */
export const REQUEST_TONES = {
  WAITING: 'info',
  SIGNED: 'ok',
  DECLINED: 'bad',
  EXPIRED: 'warn',
  VOIDED: 'neutral',
  REPLACED: 'neutral',
} as const;
