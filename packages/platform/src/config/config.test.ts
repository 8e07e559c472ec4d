import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCTION } from '@hearth/testing/production';
import { afterAll, describe, expect, test } from 'vitest';
import { smtpOptions } from '../mail/mail.ts';
import { ConfigError, readConfig } from './config.ts';

/** What is wrong with settings; empty when nothing is. */
function problemsOf(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(PRODUCTION).filter(([name]) => !names.includes(name)));
const namesIn = (problems: readonly string[]) => problems.map((problem) => /^\w+/.exec(problem)?.[0]);

describe('the mode', () => {
  test.each([
    [{}, 'demo'],
    [{ PORT: '4000', DATA_DIR: '/tmp/x' }, 'demo'],
    [{ HEARTH_MODE: 'demo', DATABASE_URL: 'postgres://localhost/x' }, 'demo'],
    [{ HEARTH_MODE: 'demo', PUBLIC_URL: 'http://demo.example.com' }, 'demo'],
    [without('HEARTH_MODE'), 'production'],
    [PRODUCTION, 'production'],
  ])('with %j is %s', (environment, mode) => {
    expect(readConfig(environment).mode).toBe(mode);
  });

  test.each([
    ['DATABASE_URL', 'postgres://localhost/hearth'],
    ['PUBLIC_URL', 'https://app.example.com'],
  ])('%s alone makes production, which then names what it lacks', (name, value) => {
    expect(namesIn(problemsOf({ [name]: value }))).toContain('SECRET_KEY');
  });

  test('says why it is that', () => {
    expect(readConfig({}).modeReason).toBe('neither DATABASE_URL nor PUBLIC_URL is set');
    expect(readConfig(without('HEARTH_MODE')).modeReason).toBe('PUBLIC_URL is set');
    expect(readConfig({ HEARTH_MODE: 'demo' }).modeReason).toBe('HEARTH_MODE=demo');
  });
});

describe('where it listens', () => {
  test('a demonstration on this machine only, production everywhere', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', onNetwork: false });
    expect(readConfig({ HOST: '' })).toMatchObject({ host: '127.0.0.1', onNetwork: false });
    expect(readConfig(PRODUCTION)).toMatchObject({ host: '0.0.0.0', onNetwork: false });
  });

  test.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('%s is this machine', (HOST) => {
    expect(readConfig({ HOST }).onNetwork).toBe(false);
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', 'demo.local'])(
    'a demonstration is on the network at %s by an explicit switch only',
    (HOST) => {
      expect(namesIn(problemsOf({ HOST }))).toEqual(['HOST']);
      expect(namesIn(problemsOf({ HOST, DEMO_ON_NETWORK: '0' }))).toEqual(['HOST']);
      expect(readConfig({ HOST, DEMO_ON_NETWORK: '1' }).onNetwork).toBe(true);
    },
  );
});

const MAIL_IN = { MAIL_IN_DOMAIN: 'answers.example.com', MAIL_IN_SECRET: 'q7Lm4Xz8Rt1Vb6Nc3Pd9f2KwYs5Hj0Ga' };

describe('production', () => {
  test('names everything that it lacks at once, and what cannot be read beside it', () => {
    const problems = problemsOf({ HEARTH_MODE: 'production', PORT: 'many', SECRET_KEY: 'short' });
    expect(namesIn(problems)).toEqual(['PORT', 'SECRET_KEY', 'PUBLIC_URL', 'SMTP_URL']);
  });

  test.each([
    ['no key', { SECRET_KEY: '' }, 'SECRET_KEY'],
    ['a short key', { SECRET_KEY: 'q'.repeat(31) }, 'SECRET_KEY'],
    ['one character repeated', { SECRET_KEY: 'x'.repeat(40) }, 'SECRET_KEY'],
    ['a text repeated', { SECRET_KEY: 'k3y-Xp!2q'.repeat(4) }, 'SECRET_KEY'],
    ['characters in order', { SECRET_KEY: 'abcdefghijklmnopqrstuvwxyz012345' }, 'SECRET_KEY'],
    ['a placeholder', { SECRET_KEY: 'changeme-9f2Kq7Lm4Xz8Rt1Vb6Nc3Pd' }, 'SECRET_KEY'],
    ['a weak file key', { FILE_SIGNING_KEY: '1'.repeat(40) }, 'FILE_SIGNING_KEY'],
    ['plain http', { PUBLIC_URL: 'http://app.example.com', AUTH_URL: 'http://auth.example.com' }, 'PUBLIC_URL'],
    ['plain http of one language', { APP_ORIGINS: 'http://fr.app.example.com' }, 'PUBLIC_URL'],
    ['no origin for signing in', { AUTH_URL: '' }, 'AUTH_URL'],
    ['the same origin for signing in', { AUTH_URL: 'https://app.example.com' }, 'AUTH_URL'],
    [
      'the origin of a language for signing in',
      { AUTH_URL: 'https://fr.example.com', APP_ORIGINS: 'https://fr.example.com' },
      'AUTH_URL',
    ],
    ['another site for signing in', { AUTH_URL: 'https://auth.example.org' }, 'AUTH_URL'],
    ['another site below a registry name', { PUBLIC_URL: 'https://a.co.uk', AUTH_URL: 'https://b.co.uk' }, 'AUTH_URL'],
    ['mail of which nobody says whom it is from', MAIL_IN, 'MAIL_IN_AUTHSERV_ID'],
  ])('refuses %s', (_what, change, name) => {
    expect(new Set(namesIn(problemsOf({ ...PRODUCTION, ...change })))).toContain(name);
  });

  test.each([
    ['ALLOW_INSECURE_HTTP', { PUBLIC_URL: 'http://app.example.com', AUTH_URL: 'http://auth.example.com' }],
    ['ALLOW_SHARED_AUTH_ORIGIN', { AUTH_URL: '' }],
    ['ALLOW_INSECURE_SMTP', { SMTP_URL: 'smtp://mail.example.com' }],
    ['ALLOW_UNPROVEN_MAIL', MAIL_IN],
  ])('takes the risk of %s when told to, and warns of it', (name, change) => {
    const { warnings } = readConfig({ ...PRODUCTION, ...change, [name]: '1' });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(name);
  });

  test('mail comes in where the mail server says whom it is from', () => {
    const { mailIn, warnings } = readConfig({ ...PRODUCTION, ...MAIL_IN, MAIL_IN_AUTHSERV_ID: 'mx.example.com' });
    expect(mailIn).toMatchObject({ domain: 'answers.example.com', server: 'mx.example.com' });
    expect(warnings).toEqual([]);
  });

  test('takes no risk for another', () => {
    const plain = { ...PRODUCTION, PUBLIC_URL: 'http://app.example.com', AUTH_URL: '' };
    expect(namesIn(problemsOf({ ...plain, ALLOW_INSECURE_HTTP: '1' }))).toEqual(['AUTH_URL']);
    expect(namesIn(problemsOf({ ...plain, ALLOW_SHARED_AUTH_ORIGIN: '1' }))).toEqual(['PUBLIC_URL']);
  });

  test('mail has to become encrypted before anything is said, wherever it leaves the machine', () => {
    const smtpOf = (SMTP_URL: string, more = {}) => readConfig({ ...PRODUCTION, SMTP_URL, ...more }).smtpUrl;
    expect(smtpOf('smtp://me:key@mail.example.com:587')).toContain('requireTLS=true');
    expect(smtpOf('smtp://mail.example.com?requireTLS=false&ignoreTLS=true')).toMatch(/\?requireTLS=true$/);
    expect(smtpOf('smtps://mail.example.com')).toBe('smtps://mail.example.com');
    expect(smtpOf('smtp://127.0.0.1:25')).toBe('smtp://127.0.0.1:25');
    expect(smtpOf('smtp://mail.example.com', { ALLOW_INSECURE_SMTP: '1' })).toBe('smtp://mail.example.com');
  });
});

describe('who may sign up', () => {
  test('in a demonstration everyone, in production candidates', () => {
    expect(readConfig({})).toMatchObject({ candidateSignUp: 'open', employerSignUp: 'open' });
    expect(readConfig(PRODUCTION)).toMatchObject({ candidateSignUp: 'open', employerSignUp: 'invitation' });
  });

  test.each(['open', 'closed'])('SIGN_UP=%s is refused by naming what says it now', (SIGN_UP) => {
    const [problem = ''] = problemsOf({ SIGN_UP });
    expect(problem).toContain('CANDIDATE_SIGN_UP');
    expect(problem).toContain('EMPLOYER_SIGN_UP');
  });
});

describe('trusted proxies', () => {
  const trusts = (TRUSTED_PROXIES: string, address: string, hop = 0) =>
    readConfig({ TRUSTED_PROXIES }).trustedProxies.trusts(address, hop);

  test('are believed by their addresses and networks', () => {
    const list = '10.0.0.7, 192.168.0.0/16, fd00::/8';
    for (const address of ['10.0.0.7', '::ffff:10.0.0.7', '192.168.9.9', 'fd12::1'])
      expect(trusts(list, address), address).toBe(true);
    for (const address of ['10.0.0.8', '8.8.8.8', 'fe80::1', 'unknown', ''])
      expect(trusts(list, address), address).toBe(false);
    expect(trusts(list, '10.0.0.7', 3)).toBe(true);
  });

  test('can be counted, where only they reach the server', () => {
    expect(trusts('2', '8.8.8.8', 1)).toBe(true);
    expect(trusts('2', '8.8.8.8', 2)).toBe(false);
    expect(trusts('0', '8.8.8.8', 0)).toBe(false);
    expect(trusts('', '127.0.0.1', 0)).toBe(false);
  });

  test.each(['6', '-1', 'proxy.example.com', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8', ','])(
    '%s names none',
    (TRUSTED_PROXIES) => {
      expect(namesIn(problemsOf({ TRUSTED_PROXIES }))).toEqual(['TRUSTED_PROXIES']);
    },
  );
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const key = 'q9Wm4XrT7bZk2LsV8NcYp3HdGf6JuEa5';

  test('are read, without the line break at the end', () => {
    const config = readConfig({ ...without('SECRET_KEY'), SECRET_KEY_FILE: write('key', `${key}\n`) });
    expect(config.secretKey).toBe(key);
  });

  test('decide the mode as the settings themselves do', () => {
    const DATABASE_URL_FILE = write('database', 'postgres://localhost/hearth');
    expect(readConfig({ ...PRODUCTION, DATABASE_URL_FILE, FILE_SIGNING_KEY: key }).databaseUrl).toContain('hearth');
    expect(namesIn(problemsOf({ DATABASE_URL_FILE }))).toContain('PUBLIC_URL');
  });

  test('are refused where they cannot be read, stand beside the setting, or are no secrets', () => {
    const SECRET_KEY_FILE = join(folder, 'missing');
    expect(problemsOf({ ...without('SECRET_KEY'), SECRET_KEY_FILE })).toContain(
      `SECRET_KEY_FILE: ${SECRET_KEY_FILE} can't be read (ENOENT)`,
    );
    expect(namesIn(problemsOf({ ...PRODUCTION, SECRET_KEY_FILE: write('key', key) }))).toEqual(['SECRET_KEY_FILE']);
    expect(namesIn(problemsOf({ PORT_FILE: write('port', '4000') }))).toEqual(['PORT_FILE']);
  });
});

describe('the bucket', () => {
  const bucket = { S3_BUCKET: 'hearth', S3_ENDPOINT: 'http://minio:9000' };

  test('has a key, or credentials that the client finds by itself', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...bucket, ...keys }).s3?.credentials).toEqual({
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(readConfig(bucket).s3).toMatchObject({ bucket: 'hearth', credentials: undefined });
    expect(namesIn(problemsOf({ ...bucket, S3_ACCESS_KEY_ID: 'id' }))).toEqual(['S3_ACCESS_KEY_ID']);
  });

  test('has an address for browsers only beside its own', () => {
    const S3_PUBLIC_ENDPOINT = 'https://files.example.com';
    expect(readConfig({ ...bucket, S3_PUBLIC_ENDPOINT }).s3?.publicEndpoint).toBe(S3_PUBLIC_ENDPOINT);
    expect(namesIn(problemsOf({ S3_BUCKET: 'hearth', S3_PUBLIC_ENDPOINT }))).toEqual(['S3_PUBLIC_ENDPOINT']);
  });
});

test('hosts inside the network are listed by name or address, without scheme, port or path', () => {
  const listed = readConfig({ ALLOWED_INTERNAL_HOSTS: ' IdP.corp.example, 10.0.0.12,fd00::7,' }).allowedInternalHosts;
  expect(listed).toEqual(['idp.corp.example', '10.0.0.12', '[fd00::7]']);
  for (const wrong of ['https://idp.corp.example', 'idp.corp.example:8443', 'idp.corp.example/path', '*.corp.example'])
    expect(namesIn(problemsOf({ ALLOWED_INTERNAL_HOSTS: wrong })), wrong).toEqual(['ALLOWED_INTERNAL_HOSTS']);
});

test('the mail server is signed in to by OAuth 2 where the settings say how', () => {
  const signIn = {
    user: 'hr@example.com',
    clientId: 'a',
    clientSecret: 'b',
    refreshToken: 'c',
    accessUrl: 'https://id.example.com/token',
  };
  const SMTP_URL = 'smtps://smtp.example.com';
  const { smtpUrl = '', smtpSignIn } = readConfig({ SMTP_URL, SMTP_OAUTH: JSON.stringify(signIn) });
  expect(smtpOptions(smtpUrl, smtpSignIn)).toEqual({ url: SMTP_URL, auth: { type: 'OAUTH2', ...signIn } });
  expect(smtpOptions(SMTP_URL, undefined)).toEqual({ url: SMTP_URL });
  expect(namesIn(problemsOf({ SMTP_URL, SMTP_OAUTH: '{"user":"hr@example.com"}' }))).toEqual(['SMTP_OAUTH']);
  expect(namesIn(problemsOf({ SMTP_OAUTH: JSON.stringify(signIn) }))).toEqual(['SMTP_OAUTH']);
});
