import { randomBytes } from 'node:crypto';
import { refusal } from '@hearth/kit/envelope';
import { UNAUTHORIZED } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { newestMail } from '@hearth/platform/mail/mail';
import { isSameSecret } from '@hearth/platform/secrets/signature';
import { tokenHash } from '@hearth/platform/secrets/token';
import { newestTexts } from '@hearth/platform/sms/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SHOWN = 100;
const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:52rem;margin:2rem auto;padding:0 1rem}
details{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:10px;margin:.75rem 0;padding:.75rem 1rem}
summary{cursor:pointer;font-weight:600}summary span{font-weight:400;opacity:.75}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
const withLinks = (text: string): string =>
  escape(text).replace(
    /https?:\/\/[^\s<>&]+(?:&#38;[^\s<>&]+)*/g,
    (link) => `<a href="${link}" rel="noreferrer">${link}</a>`,
  );

/** Tells if a request carries the password (HTTP Basic, any name). */
function hasPassword(password: string, { headers }: FastifyRequest): boolean {
  const [, encoded = ''] = /^basic (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const said = Buffer.from(encoded, 'base64').toString();
  return isSameSecret(tokenHash(password), tokenHash(said.slice(said.indexOf(':') + 1)));
}

/**
 * The inbox of a trial installation: the messages that would have gone out by mail, and texts. Only served in demo mode: links
 * in it open any account, so a password has to be brought where other machines reach it.
 */
export function serveInbox(app: FastifyInstance, database: Database, password?: string): void {
  app.get('/dev/inbox', async (request, reply) => {
    if (password !== undefined && !hasPassword(password, request))
      return reply
        .status(401)
        .header('www-authenticate', 'Basic realm="Hearth inbox", charset="UTF-8"')
        .header('cache-control', 'no-store')
        .send(refusal(UNAUTHORIZED));
    const sent = await database.run(
      SYSTEM,
      async (tx) => [
        ...(await newestMail(tx, SHOWN)).map((mail) => ({ ...mail, title: mail.subject, said: mail.text_body })),
        ...(await newestTexts(tx, SHOWN)).map((text) => ({ ...text, title: 'Text message', said: text.body })),
      ],
      { readOnly: true },
    );
    const newest = sent.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN);
    const nonce = randomBytes(16).toString('base64');
    const rows = newest.map(
      (mail) =>
        `<details><summary>${escape(mail.title)} <span>to ${escape(mail.recipient)}, <time>${mail.at.toISOString()}</time>, ${mail.state}</span></summary><pre>${withLinks(mail.said)}</pre></details>`,
    );
    const body =
      rows.length === 0
        ? '<p>Nothing was sent yet. Messages that Hearth would send by mail appear here, and texts.</p>'
        : rows.join('');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hearth inbox</title><style nonce="${nonce}">${STYLE}</style></head><body><h1>Inbox</h1>${body}</body></html>`,
      );
  });
}
