import { getBrandPolicy } from '@hearth/domains/access/contract';
import { login } from '@hearth/domains/identity/contract';
import { makeUser } from '@hearth/domains/identity/factory';
import { Failure } from '@hearth/kit/failure';
import { readConfig } from '@hearth/platform/config/config';
import { PRODUCTION } from '@hearth/testing/production';
import { startTestServer } from '@hearth/testing/server';
import type { TestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openSetupLink, setUp } from '../../contract/endpoints.ts';
import { openLink } from '../founding-link.ts';
import { createInvitationLink, offerFirstOwner } from '../service.ts';

const OTHER_KEY = 'Zq8Lm2Vx7Rb4Tk9Ws3Yd6Hf1Jc5Np0Ga';

const HOUR = 60 * 60 * 1000;
const start = (more: Readonly<Record<string, string>> = {}) =>
  startTestServer({ environment: { ...PRODUCTION, ...more } });
const codeIn = (link: string): string => new URL(link).hash.slice(1);
const offer = (server: TestServer) => server.run(offerFirstOwner);
const offered = async (server: TestServer): Promise<string> => {
  const made = await offer(server);
  if (made === null || !('link' in made)) throw new Error('No link was made.');
  return codeIn(made.link);
};
const invited = (server: TestServer, email: string | null = null): string =>
  codeIn(createInvitationLink(server.application.tools.config, email, server.clock.now()).link);

let made = 0;
const form = (code: string) => ({
  code,
  first_name: 'Noa',
  email: `noa-${(made += 1)}@example.com`,
  password: 'Correct-horse-7',
  currency: { id: 'GBP' },
  brand: { name: 'Quay Street', time_zone: 'Europe/London' },
  place: { name: 'Quay Street 1', city: 'Bristol' },
});
const outcome = async (server: TestServer, body: ReturnType<typeof form>) => {
  const reply = await server.call(setUp, { body });
  return reply.status === 200 ? 'founded' : reply.refusal.code;
};
const opens = async (server: TestServer, code: string) => {
  const reply = await server.call(openSetupLink, { body: { code } });
  return reply.status === 200 ? reply.data : reply.refusal.code;
};
const groups = (server: TestServer) =>
  server.run(({ db }) => db.execute(sql`select id from core.brand where parent_id is null`));

describe('the first owner', () => {
  test('has a whole company with the link, and signs in with what was chosen', async () => {
    const server = await start();
    const code = await offered(server);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(await opens(server, code)).toEqual({
      kind: 'FIRST_OWNER',
      email: null,
      expires_at: new Date(server.clock.now().getTime() + 24 * HOUR).toISOString(),
    });
    const body = form(code);
    const { data } = await server.call(setUp, { body });
    expect(data.email).toBe(body.email);
    const headers = { origin: PRODUCTION['AUTH_URL'] ?? '', 'x-hearth-frame': '1' };
    const signedIn = await server.request(login.method, login.path, {
      body: { username: body.email, password: body.password },
      headers,
    });
    const { access_token: token } = signedIn.data as { access_token: string };
    const policy = await server.call(getBrandPolicy, { params: { id: data.brand_id } }, token);
    expect(policy.data.permissions.map((one) => one.name)).toEqual(expect.arrayContaining(['MANAGE_ACCESS', 'HIRE']));
    const places = await server.run(({ db }) =>
      db.execute(sql`select type, name, city, time_zone, currency from core.brand order by type desc`),
    );
    const clock = { time_zone: 'Europe/London', currency: 'GBP' };
    expect(places).toEqual([
      { type: 'LOCATION', name: 'Quay Street 1', city: 'Bristol', ...clock },
      { type: 'GP-GROUP', name: 'Quay Street', city: null, ...clock },
    ]);
    // The operator's link says nothing of the address: it has to be proven, by the mail that is on its way.
    const [person] = await server.run(({ db }) =>
      db.execute(
        sql`select email_verified_at, (select count(*)::int from platform.mail) as mails from identity."user"`,
      ),
    );
    expect(person).toEqual({ email_verified_at: null, mails: 1 });
    expect(await outcome(server, form(code))).toBe('SETUP_LINK_USED');
    expect(await opens(server, code)).toBe('SETUP_LINK_USED');
    expect(await offer(server)).toBeNull();
  });

  test('has one good link: the newest start’s, for a day', async () => {
    const server = await start();
    const first = await offered(server);
    const second = await offered(server);
    expect(await opens(server, first)).toBe('SETUP_LINK_ENDED');
    expect(await outcome(server, form(first))).toBe('SETUP_LINK_ENDED');
    server.clock.set(new Date(server.clock.now().getTime() + 24 * HOUR).toISOString());
    expect(await outcome(server, form(second))).toBe('SETUP_LINK_ENDED');
    expect(await opens(server, await offered(server))).toMatchObject({ kind: 'FIRST_OWNER' });
    expect(await groups(server)).toEqual([]);
  });

  test('is one, whoever starts and comes at the same moment', async () => {
    const server = await start();
    const codes = await Promise.all([1, 2, 3].map(() => offered(server)));
    const open: string[] = [];
    for (const code of codes) if (typeof (await opens(server, code)) !== 'string') open.push(code);
    expect(open).toHaveLength(1);
    const outcomes = await Promise.all([1, 2, 3].map(() => outcome(server, form(open[0] ?? ''))));
    expect(outcomes.toSorted()).toEqual(['SETUP_LINK_USED', 'SETUP_LINK_USED', 'founded']);
    expect(await groups(server)).toHaveLength(1);
  });

  test('nothing of a link that opens it is in the database', async () => {
    const server = await start();
    const code = await offered(server);
    const rows = await server.run(({ db }) => db.execute(sql`select link::text from registration.founding_link link`));
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await opens(server, 'x'.repeat(43))).toBe('SETUP_LINK_ENDED');
  });

  test('keeps the link when what was typed is refused', async () => {
    const server = await start();
    await server.run((work) => makeUser(work, { email: 'taken@example.com' }));
    const code = await offered(server);
    expect(await outcome(server, { ...form(code), email: 'taken@example.com' })).toBe('EMAIL_ALREADY_USED');
    expect(await outcome(server, { ...form(code), email: '' })).toBe('EMAIL_ADDRESS_REQUIRED');
    expect(await outcome(server, { ...form(code), password: 'short' })).toBe('SHORT_PASSWORD');
    expect(await outcome(server, { ...form(code), currency: { id: 'XXX' } })).toBe('NO_SUCH_CURRENCY');
    expect(await groups(server)).toEqual([]);
    expect(await outcome(server, form(code))).toBe('founded');
  });

  test('has the link mailed to FIRST_OWNER_EMAIL, once, good for that address, which it proves', async () => {
    const server = await start({ FIRST_OWNER_EMAIL: 'Owner@Example.com' });
    expect(await offer(server)).toMatchObject({ mailedTo: 'owner@example.com' });
    expect(await offer(server)).toMatchObject({ mailedTo: 'owner@example.com' });
    const mails = await server.run(({ db }) =>
      db.execute<{ recipient: string; text_body: string }>(sql`select recipient, text_body from platform.mail`),
    );
    expect(mails.map((mail) => mail.recipient)).toEqual(['owner@example.com']);
    const code = /\/setup#([\w-]+)/.exec(mails[0]?.text_body ?? '')?.[1] ?? '';
    expect(await opens(server, code)).toMatchObject({ email: 'owner@example.com' });
    const { data } = await server.call(setUp, { body: { ...form(code), email: 'somebody@else.example' } });
    expect(data.email).toBe('owner@example.com');
    const people = await server.run(({ db }) =>
      db.execute(sql`select email, email_verified_at is not null as proven from identity."user"`),
    );
    expect(people).toEqual([{ email: 'owner@example.com', proven: true }]);
  });
});

describe('an employer by invitation of the operator', () => {
  test('founds one company with it, within a week', async () => {
    const server = await start();
    await outcome(server, form(await offered(server)));
    const code = invited(server);
    expect(await opens(server, code)).toMatchObject({ kind: 'INVITATION', email: null });
    expect(await opens(server, code)).toMatchObject({ kind: 'INVITATION' });
    const outcomes = await Promise.all([1, 2].map(() => outcome(server, form(code))));
    expect(outcomes.toSorted()).toEqual(['SETUP_LINK_USED', 'founded']);
    expect(await opens(server, code)).toBe('SETUP_LINK_USED');
    const late = invited(server);
    server.clock.set(new Date(server.clock.now().getTime() + 7 * 24 * HOUR).toISOString());
    expect(await outcome(server, form(late))).toBe('SETUP_LINK_ENDED');
    expect(await groups(server)).toHaveLength(2);
  });

  test('is used up in every way that its signature can be written', async () => {
    const server = await start();
    await outcome(server, form(await offered(server)));
    const code = invited(server);
    expect(await outcome(server, form(code))).toBe('founded');
    // The last letter of a signature has two bits that stand for nothing: three others stand for the same bytes.
    const bytes = (text: string): string => Buffer.from(text.slice(-43), 'base64url').toString('hex');
    const others = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      .split('')
      .map((letter) => code.slice(0, -1) + letter)
      .filter((other) => other !== code && bytes(other) === bytes(code));
    expect(others).toHaveLength(3);
    for (const other of others) expect(await outcome(server, form(other)), other).toBe('SETUP_LINK_ENDED');
  });

  test('bound to an address is good for that one', async () => {
    const server = await start();
    const { data } = await server.call(setUp, { body: form(invited(server, 'ana@example.com')) });
    expect(data.email).toBe('ana@example.com');
  });

  test('comes by a link of this installation alone, and not where employers are closed', async () => {
    const server = await start();
    const now = server.clock.now();
    const own = readConfig(PRODUCTION);
    const another = readConfig({ ...PRODUCTION, SECRET_KEY: OTHER_KEY });
    const closed = readConfig({ ...PRODUCTION, EMPLOYER_SIGN_UP: 'closed' });
    const rotated = readConfig({ ...PRODUCTION, SECRET_KEY: OTHER_KEY, PREVIOUS_SECRET_KEY: PRODUCTION['SECRET_KEY'] });
    const code = codeIn(createInvitationLink(own, null, now).link);
    const opensAt = (config: typeof own, token: string) =>
      server.run((work) =>
        openLink({ ...work, config }, token).then(
          ({ kind }) => kind,
          (error: unknown) => (error instanceof Failure ? error.kind.code : error),
        ),
      );
    expect(await opensAt(own, code)).toBe('INVITATION');
    expect(await opensAt(rotated, code)).toBe('INVITATION');
    expect(await opensAt(another, code)).toBe('SETUP_LINK_ENDED');
    expect(await opensAt(closed, code)).toBe('SETUP_LINK_ENDED');
    const [head = '', said = '', signature = ''] = code.split('.');
    const claims = JSON.parse(Buffer.from(said, 'base64url').toString()) as Record<string, unknown>;
    const longer = Buffer.from(JSON.stringify({ ...claims, e: 9_999_999_999 })).toString('base64url');
    const forged = [`${head}.${longer}.${signature}`, `${head}.${said}.${'A'.repeat(43)}`, `${head}.${said}`, 'i..'];
    for (const token of forged) expect(await opensAt(own, token), token).toBe('SETUP_LINK_ENDED');
  });
});
