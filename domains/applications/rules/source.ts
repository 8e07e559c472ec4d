/** The sources of applications by an employee's link and by employees themselves. */
export const REFERRAL = 'referral';
export const INTERNAL = 'internal';
/** The default source of an application. */
export const CAREER_PAGE = 'career page';

const SHARED = /^referral\.([\w-]{8,40})$/;

/** The source string of an employee's referral link. */
export const referralSource = (code: string): string => `${REFERRAL}.${code}`;

/** Parses a visit's source; a plain text cannot claim to be a referral or internal. */
export function parseSource(said: string): { readonly source: string; readonly referral_code: string | null } {
  const code = SHARED.exec(said)?.[1] ?? null;
  if (code !== null) return { source: REFERRAL, referral_code: code };
  const isReserved = [REFERRAL, INTERNAL].includes(said.trim().toLowerCase());
  return { source: isReserved ? CAREER_PAGE : said, referral_code: null };
}

/** Sources that the product sets itself or that people write again and again, by how they are stored. */
const KNOWN = {
  [CAREER_PAGE]: 'careerPage',
  [REFERRAL]: 'referral',
  [INTERNAL]: 'internal',
  search: 'search',
  friend: 'friend',
  sms: 'sms',
  poster: 'poster',
  email: 'email',
  mail: 'email',
  alert: 'alert',
  'job alert': 'alert',
  qr: 'qrCode',
  'qr code': 'qrCode',
} as const;

/** The key of the words for a source; null for one that only its house knows, and for the names of job boards. */
export function knownSource(source: string): (typeof KNOWN)[keyof typeof KNOWN] | null {
  const key = source.trim().toLowerCase();
  return Object.hasOwn(KNOWN, key) ? KNOWN[key as keyof typeof KNOWN] : null;
}
