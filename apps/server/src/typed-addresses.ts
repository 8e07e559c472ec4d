import type { Clock } from '@hearth/platform/clock';
import type { Config } from '@hearth/platform/config/config';
import type { FastifyInstance } from 'fastify';

/** Addresses that people type and programs look for, and what they mean. */
const MEANT: Readonly<Record<string, string>> = {
  '/login': '/user/login',
  '/log-in': '/user/login',
  '/signin': '/user/login',
  '/sign-in': '/user/login',
  '/signup': '/user/signup',
  '/sign-up': '/user/signup',
  '/register': '/user/signup',
  // https://www.w3.org/TR/change-password-url/
  '/.well-known/change-password': '/settings/security',
  // Browsers and phones ask for these of their own accord, whatever a page links.
  '/favicon.ico': '/icons/icon-192.png',
  '/apple-touch-icon.png': '/icons/icon-180.png',
};
/** How long the contact below is good for: RFC 9116 wants it named, and less than a year. */
const CONTACT_MS = 180 * 86_400_000;

/**
 * Leads the addresses that people type to their pages, with the query as it came. `security.txt` (RFC 9116) names the
 * support address, and is there when an operator has set one.
 */
export function serveTypedAddresses(
  app: FastifyInstance,
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
  clock: Clock,
): void {
  for (const [typed, meant] of Object.entries(MEANT))
    app.get(typed, async (request, reply) => {
      const query = request.url.indexOf('?');
      return reply.redirect(query === -1 ? meant : `${meant}${request.url.slice(query)}`, 302);
    });
  if (supportEmail === undefined) return;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${new Date(clock.now().getTime() + CONTACT_MS).toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
