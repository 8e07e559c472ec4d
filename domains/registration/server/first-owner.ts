import { hasOwner } from '@hearth/domains/access/service';
import { canonicalEmail, fillPlaces, ownPageAddress, composeCustomMail } from '@hearth/domains/identity/service';
import { PRODUCT } from '@hearth/kit/constants';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Work } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { SETUP_LINK_MS } from '../rules/limits.ts';
import { findOpenLink, replaceFirstOwnerLink } from './queries/founding-link.ts';
import { phrasesIn } from './words.ts';

/** The first owner's link for the start-up log: the link itself, or the address it was mailed to. */
export type FirstOwnerLink =
  | { readonly link: string; readonly expiresAt: Date }
  | { readonly mailedTo: string; readonly expiresAt: Date };

/**
 * Makes a link for the first owner while the installation has none; null once there is one. The link of an earlier start is
 * good no more. With FIRST_OWNER_EMAIL it is mailed and good for that address only; a mailed one that is still good is left, so
 * that starting often does not mail often.
 */
export async function offerFirstOwner(
  work: Pick<Work<'system'>, 'db' | 'config' | 'clock' | 'mail'>,
): Promise<FirstOwnerLink | null> {
  const { db, config, clock, mail } = work;
  if (await hasOwner(db)) return null;
  const now = clock.now();
  const email = config.firstOwnerEmail === undefined ? null : canonicalEmail(config.firstOwnerEmail);
  const open = await findOpenLink(db);
  if (email !== null && open?.email === email && open.expires_at > now)
    return { mailedTo: email, expiresAt: open.expires_at };
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SETUP_LINK_MS);
  await replaceFirstOwnerLink(db, { token_hash: tokenHash(token), email, made_at: now, expires_at: expiresAt });
  const language = detectLanguage(new URL(config.publicUrl).host);
  const link = ownPageAddress(config, language, '/setup', token);
  if (email === null) return { link, expiresAt };
  const words = phrasesIn(language).firstOwner;
  await mail(
    composeCustomMail({
      to: email,
      language,
      brand: undefined,
      subject: fillPlaces(words.subject, { product: PRODUCT }),
      text: fillPlaces(words.line, { product: PRODUCT, address: new URL(config.publicUrl).host }),
      button: { label: words.button, link },
    }),
  );
  return { mailedTo: email, expiresAt };
}
