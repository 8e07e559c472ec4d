/** From this width down, and on phones, the list of countries fills the screen. */
export const FULL_SCREEN_WIDTH = 500;

const PHONES = /webOS|iPhone|iPod|BlackBerry|IEMobile|Opera Mini/iu;

/** Tells if the list of countries fills the screen. */
export function isFullScreenList(width: number, userAgent: string): boolean {
  const [, ...afterAndroid] = userAgent.split(/Android/iu);
  const isPhone = PHONES.test(userAgent) || /.Mobile/iu.test(afterAndroid.join(' '));
  return width <= FULL_SCREEN_WIDTH || isPhone;
}

/** The input defaults of the specification, which are those of the library version it names. */
export const PHONE_DEFAULTS = {
  nationalMode: true,
  placeholderNumberType: 'MOBILE',
  countrySearch: true,
  autoPlaceholder: 'polite',
  formatAsYouType: true,
} as const;
