import { z } from 'zod';
import { readSms } from '../sms/settings.ts';
import { readEnvironments } from './environments.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import {
  flag,
  hosts,
  optional,
  origin,
  origins,
  readJobBoards,
  readProviders,
  readScanner,
  readSmtpSignIn,
  readTranslation,
  secret,
} from './variable-types.ts';

// Each description is a row of docs/settings.md, which `npm run settings` writes.

const SERVER = {
  HEARTH_MODE: optional(z.enum(['demo', 'production'])).describe(
    '`demo` or `production`. Without it `production` if `DATABASE_URL` or `PUBLIC_URL` is set, else `demo`. Production starts with no users and no keys, and refuses a database that was ever a demo; a demo refuses a production database',
  ),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('the port that the server listens on'),
  HOST: optional(z.string()).describe(
    'the address that it listens on. Without it a demo listens on 127.0.0.1, production on every address',
  ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe(
      'the folder of its data: the embedded database, files without a bucket, and uploads in progress, wherever files are stored',
    ),
  DISK_RESERVE_MB: optional(z.coerce.number().min(0)).describe(
    'the space to keep free on the disk of `DATA_DIR`. Without it a twentieth of the disk, at most 2 GB. Below it files are refused, below half of it everything that writes to the embedded database',
  ),
  DEMO_ON_NETWORK: flag.describe(
    '`1` is required for a demo on any `HOST` other than this machine: everyone who can reach it can see it. Its accounts then have a password that each start generates and prints; `/dev/inbox` requires it too',
  ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe(
      '`trace`, `debug`, `info`, `warn`, `error` or `silent`. The log is JSON, a line per entry, on the standard output',
    ),
  METRICS_TOKEN: secret(optional(z.string().min(32))).describe(
    'at least 32 random characters (`openssl rand -base64 48`) with which Prometheus reads `/metrics` as a bearer token ([metrics and logs](hosting/metrics.md)); without it `/metrics` is not found',
  ),
};

const DATABASE = {
  DATABASE_URL: secret(optional(z.url({ protocol: /^postgres(ql)?$/ }))).describe(
    'PostgreSQL 15 or newer, like `postgres://hearth:…@db.example.com/hearth`. Without it the embedded database in `DATA_DIR`, for evaluation and for one small site',
  ),
  MIGRATION_DATABASE_URL: secret(optional(z.url({ protocol: /^postgres(ql)?$/ }))).describe(
    'the same database with the role that owns the schema, for migrations at startup; `DATABASE_URL` then names a role that owns nothing ([decision 0057](decisions/0057-the-application-owns-nothing.md) has the SQL). Without it one role does both',
  ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(10)
    .describe('the connections per node to PostgreSQL, 2 to 100'),
};

const ADDRESSES = {
  PUBLIC_URL: optional(origin).describe('the address that people open, https in production. Required in production'),
  APP_ORIGINS: optional(origins).describe('the additional addresses, one per language, separated by commas'),
  AUTH_URL: optional(origin).describe(
    'a separate origin for sign-in, on the same site and the same server: `https://auth.example.com` beside `https://app.example.com`. Required in production',
  ),
  TRUSTED_PROXIES: optional(z.string().transform(readTrustedProxies)).describe(
    'the addresses and networks of the proxies in front, like `10.0.0.7,fd00::/8`: their forwarding headers are trusted. A count, like `1`, trusts any peer, so use it only if nothing but the proxies can reach the server',
  ),
  HSTS: z
    .enum(['subdomains', 'host', 'off'])
    .default('subdomains')
    .describe(
      'what browsers that came by https remember for two years: to open the names of this installation and everything below them (`subdomains`) or those names only (`host`) by https alone. `off` sends nothing, for a proxy that sends its own header',
    ),
  ALLOW_INSECURE_HTTP: flag.describe(
    '`1` allows production without https: anyone on the network path can read passwords and steal sessions',
  ),
  ALLOW_SHARED_AUTH_ORIGIN: flag.describe(
    '`1` allows production without `AUTH_URL`: one vulnerability in any page could expose sessions',
  ),
  ALLOWED_INTERNAL_HOSTS: optional(hosts).describe(
    'names and addresses inside your network that people may enter as sign-in providers, job boards or webhooks, separated by commas, like `idp.corp.example,10.0.0.12`. All others must be on the open internet; all are asked by https only. Every employer of this installation can make the server ask these hosts',
  ),
  PLACE_HEADERS: optional(z.string()).describe(
    'the two headers in which a trusted proxy gives a caller’s approximate location, like `x-latitude,x-longitude`',
  ),
  DEFAULT_PLACE: z.string().default('38.72,-9.14').describe('the location used otherwise, as latitude and longitude'),
  LEGACY_URL: optional(origin).describe('where unknown URLs are redirected to; without it they are not found'),
  HEARTH_SERVICE_PATHS: optional(z.string()).describe(
    'base paths of API services that differ from their names: `core=/c,weather=/w`',
  ),
  SOURCE_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'where people get the source code of what runs here; the menu and the sign-in page link to it. Without it this server hands out its own sources at `/source`. The licence (AGPL, section 13) requires whoever runs a changed version to offer theirs',
  ),
};

const KEYS = {
  SECRET_KEY: secret(optional(z.string().min(32))).describe(
    'at least 32 random characters (`openssl rand -base64 48`) that seal keys, secrets and snapshots; required in production, the same on all nodes. Without it a demo keeps a key in `DATA_DIR/secret.key`. Keep it where the backups are not',
  ),
  PREVIOUS_SECRET_KEY: secret(optional(z.string().min(32))).describe(
    'a second key that opens sealed values: the previous one after a change. Each start reseals everything with `SECRET_KEY`',
  ),
  FILE_SIGNING_KEY: secret(optional(z.string().min(32))).describe(
    'at least 32 random characters that sign the URLs of files in `DATA_DIR`; required in production with `DATABASE_URL` and without a bucket, the same on all nodes',
  ),
  SEAL_KEY: secret(optional(z.string().min(100))).describe(
    'the private key that signed documents are sealed with, as PEM (PKCS 8; RSA, or P-256), together with `SEAL_CERTIFICATE`. Without both the installation makes a key and a certificate of its own, which seals as well but names no authority',
  ),
  SEAL_CERTIFICATE: optional(z.string().min(100)).describe(
    'the certificate of `SEAL_KEY` as PEM, followed by those that lead to its authority',
  ),
  PASSKEY_DOMAIN: optional(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)).describe(
    'the domain that passkeys are registered under, if the languages’ addresses do not share one; changing it voids all passkeys',
  ),
};

const EMAIL = {
  SMTP_URL: secret(optional(z.url({ protocol: /^smtps?$/ }))).describe(
    'the mail server: `smtps://user:password@mail.example.com`, or `smtp://`, which in production must upgrade to encryption (STARTTLS) unless it is this machine. Required in production',
  ),
  SMTP_OAUTH: secret(optional(z.string().transform(readSmtpSignIn))).describe(
    'OAuth 2 instead of a password for the mail server, as JSON: `user`, `clientId`, `clientSecret`, `refreshToken` and `accessUrl`, the address that answers access tokens',
  ),
  MAIL_FROM: z.string().default('Hearth <no-reply@localhost>').describe('the sender of all email'),
  ALLOW_INSECURE_SMTP: flag.describe('`1` allows email to be sent unencrypted, including links that open accounts'),
  SUPPORT_EMAIL: optional(z.email().max(254)).describe(
    'where people are told to get help: below errors that they cannot solve, on the page of a suspended account, and in `/.well-known/security.txt`; production shows no address without it',
  ),
  MAIL_IN_DOMAIN: optional(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)).describe(
    'the domain whose email your mail server forwards to `/v1/mail/incoming`: people can then reply to messages by email. Forward bounce reports too: they arrive at the sender address',
  ),
  MAIL_IN_SECRET: secret(optional(z.string().min(32))).describe(
    'at least 32 random characters that it sends in the header `x-mail-in-secret`; required with `MAIL_IN_DOMAIN`',
  ),
  MAIL_IN_AUTHSERV_ID: optional(z.string().regex(/^[\w.-]{1,253}$/)).describe(
    'the name under which that mail server adds `Authentication-Results` (SPF, DKIM, DMARC) to inbound email, like `mx.example.com`; it must remove incoming headers under that name (RFC 8601). Email without proof of its sender is not accepted; the call answers `UNPROVEN`, and the mail server can refuse the email. Required in production with `MAIL_IN_DOMAIN`',
  ),
  ALLOW_UNPROVEN_MAIL: flag.describe(
    '`1` allows production without it: the From line is trusted, and anyone who learns a reply address can write as its owner',
  ),
};

const FILES = {
  S3_BUCKET: optional(z.string().min(3)).describe('keeps files in this bucket; without it they are in `DATA_DIR`'),
  S3_ENDPOINT: optional(z.url()).describe('the address of a service other than Amazon’s that the server uses'),
  S3_PUBLIC_ENDPOINT: optional(z.url()).describe(
    'the address of that service for browsers, if it differs from the server’s: `https://files.example.com` beside `http://minio:9000`',
  ),
  S3_REGION: z.string().default('us-east-1').describe('the region of the bucket'),
  S3_ACCESS_KEY_ID: secret(optional(z.string())).describe(
    'the key of the bucket, with `S3_SECRET_ACCESS_KEY`. Without both, the server finds credentials as Amazon’s tools do: in the environment, in `~/.aws`, or from the role of its machine, task or service account',
  ),
  S3_SECRET_ACCESS_KEY: secret(optional(z.string())).describe('the secret of that key'),
  VIRUS_SCAN: optional(z.string().transform(readScanner)).describe(
    'the virus scanner (clamd of ClamAV) that scans every file before anyone can open it: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`; its `StreamMaxLength` must be 50 MB or more. While it is down, files stay pending',
  ),
};

const PEOPLE = {
  FIRST_OWNER_EMAIL: optional(z.email().max(254)).describe(
    'where the first owner’s set-up link is emailed instead of printed; it is then valid for that address only',
  ),
  CANDIDATE_SIGN_UP: z
    .preprocess((value) => (value === '' ? undefined : value), z.enum(['open', 'closed']).default('open'))
    .describe(
      '`open` (applicants can create an account) or `closed` (invitations and providers only; an invitation’s link creates the account of its address)',
    ),
  EMPLOYER_SIGN_UP: optional(z.enum(['invitation', 'closed', 'open'])).describe(
    'who can create a company after the first owner: `invitation` (default in production), `closed`, or `open` (default in a demo): then any stranger’s company and jobs appear on this installation’s `/careers`',
  ),
  SOCIAL_PROVIDERS: secret(optional(z.string().transform(readProviders))).describe(
    'identity providers (OIDC) that everyone can sign in with: a JSON list of `code`, `name`, `issuer`, `clientId`, `clientSecret`',
  ),
  CAPTCHA: z.enum(['proof-of-work', 'none']).default('proof-of-work').describe('`proof-of-work` or `none`'),
  CAPTCHA_WHEN: z
    .enum(['suspicion', 'always'])
    .default('suspicion')
    .describe(
      '`suspicion` (after many attempts) or `always` (also at each sign-up and each request for a new password)',
    ),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .min(0.01)
    .max(1_000_000)
    .default(1)
    .describe(
      'the factor applied to every rate limit; each node counts for itself, so four of them behind one balancer may need 0.25',
    ),
  APP_VARIANT: z
    .enum(['main', 'schedule'])
    .default('main')
    .describe(
      '`main`, or `schedule`: a second factor is set up at `/setup-mfa`, and a paused page restarts at the schedule',
    ),
};

const SERVICES = {
  SMS: secret(optional(z.string().transform(readSms))).describe(
    'an SMS provider, as JSON: `connector` (`http` or `twilio`), `url`, `account`, `secret`, `number`, and optionally `groups` with numbers of single groups by their id. It forwards inbound SMS to `/v1/texts/incoming`; [the domain’s page](../domains/sms/README.md) describes the `http` contract. Without it no one is offered SMS',
  ),
  TRANSLATION: secret(optional(z.string().transform(readTranslation))).describe(
    'an engine with LibreTranslate’s API, as JSON: `{"url":"http://libretranslate:5000","key":"…"}`, with the key if it requires one. Readers can then see messages in their language; the engine gets the text of messages, without names or ids',
  ),
  JOB_BOARDS: secret(optional(z.string().transform(readJobBoards))).describe(
    'job boards where jobs can be published: a JSON list of `code`, `name`, `address`, `clientId`, `clientSecret`; [the domain’s page](../domains/job-boards/README.md) describes a board’s API',
  ),
  ENVIRONMENTS: secret(optional(z.string().transform(readEnvironments))).describe(
    'settings per environment, which the host name selects (`uat.…`, `beta.…`), as JSON: `{"uat":{"cookie_domain":"example.com","maps_key":"…"}}`',
  ),
  RUM_SAMPLING_PERCENTAGE: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(10)
    .describe(
      'the percentage of guest visits that report page speed to the log, if the environment is monitored and the visitor consents',
    ),
};

/** Settings of earlier releases: a start with one of them is refused, with the names of what replaced it. */
const RETIRED = {
  SIGN_UP: optional(
    z.never({
      error: 'is two settings now: CANDIDATE_SIGN_UP (open, closed) and EMPLOYER_SIGN_UP (invitation, closed, open)',
    }),
  ),
};

/** All settings, in the order of the page that operators read. */
export const SECTIONS = [
  { title: 'Server', settings: SERVER },
  { title: 'Database', settings: DATABASE },
  { title: 'Addresses and network', settings: ADDRESSES },
  { title: 'Keys', settings: KEYS },
  { title: 'Email', settings: EMAIL },
  { title: 'Files', settings: FILES },
  { title: 'Accounts and limits', settings: PEOPLE },
  { title: 'Other services', settings: SERVICES },
] as const;

/** The schema of the environment variables. */
export const variables = z.object({
  ...SERVER,
  ...DATABASE,
  ...ADDRESSES,
  ...KEYS,
  ...EMAIL,
  ...FILES,
  ...PEOPLE,
  ...SERVICES,
  ...RETIRED,
});

/** The settings whose value can be in a file that `<name>_FILE` names. */
export const SECRETS: readonly string[] = Object.entries(variables.shape)
  .filter(([, schema]) => schema.meta()?.['isSecret'] === true)
  .map(([name]) => name);
