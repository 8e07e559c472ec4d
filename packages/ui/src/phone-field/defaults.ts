/** From this width down, and on phones, the list of countries fills the screen. */
export const FULL_SCREEN_WIDTH = 500;

const PHONES = /webOS|iPhone|iPod|BlackBerry|IEMobile|Opera Mini/iu;

/** Whether the list of countries fills the screen. */
export function fillsScreen(width: number, userAgent: string): boolean {
  const [, ...afterAndroid] = userAgent.split(/Android/iu);
  const isPhone = PHONES.test(userAgent) || /.Mobile/iu.test(afterAndroid.join(' '));
  return width <= FULL_SCREEN_WIDTH || isPhone;
}

/** What the specification says of the input; the library's own defaults in the version that it names. */
export const PHONE_DEFAULTS = {
  nationalMode: true,
  placeholderNumberType: 'MOBILE',
  countrySearch: true,
  autoPlaceholder: 'polite',
  formatAsYouType: true,
} as const;
