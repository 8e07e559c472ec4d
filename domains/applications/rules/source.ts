/** What an application is called that came by the link of a colleague, and one of somebody who works there already. */
export const REFERRAL = 'referral';
export const INTERNAL = 'internal';
/** What one is called of which nothing better is known. */
export const CAREER_PAGE = 'career page';

const SHARED = /^referral\.([\w-]{8,40})$/;

/** How a link that a colleague shares names itself as the source. */
export const sharedSource = (code: string): string => `${REFERRAL}.${code}`;

/** The source that an application is kept with, out of what the visit said; nobody calls themselves referred or staff. */
export function sourceOf(said: string): { readonly source: string; readonly referral_code: string | null } {
  const code = SHARED.exec(said)?.[1] ?? null;
  if (code !== null) return { source: REFERRAL, referral_code: code };
  const isReserved = [REFERRAL, INTERNAL].includes(said.trim().toLowerCase());
  return { source: isReserved ? CAREER_PAGE : said, referral_code: null };
}
