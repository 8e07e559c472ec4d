/** The meaning of a status, always shown with a word or icon beside the colour. */
export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad';

/** The department of a position; the only meaning of tint in the product. */
export type Tint = 'neutral' | 'kitchen' | 'bar' | 'floor' | 'host' | 'front-desk';

/** Soft background and readable ink of each tone. */
export const TONE_CLASSES: Readonly<Record<Tone, string>> = {
  neutral: 'bg-sunken text-ink-2',
  info: 'bg-info-soft text-info',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

/** Soft background and readable ink of each position tint. */
export const TINT_CLASSES: Readonly<Record<Tint, string>> = {
  neutral: 'bg-sunken text-ink-2',
  kitchen: 'bg-kitchen-soft text-kitchen',
  bar: 'bg-bar-soft text-bar',
  floor: 'bg-floor-soft text-floor',
  host: 'bg-host-soft text-host',
  'front-desk': 'bg-front-desk-soft text-front-desk',
};
