import { resolve } from 'node:path';
import { DEMO_SUPPORT_EMAIL } from '@hearth/kit/constants';
import { z } from 'zod';
import { readEnvironments } from './environments.ts';
import type { EnvironmentTable } from './environments.ts';
import { isLoopback } from './loopback.ts';
import { decideMode } from './mode.ts';
import type { Mode } from './mode.ts';
import { requireTls, productionFindings } from './production-demands.ts';
import type { ProductionFindings } from './production-demands.ts';
import { readSms } from '../sms/settings.ts';
import type { SmsSettings } from '../sms/settings.ts';
import { NO_PROXIES, readTrustedProxies } from './trusted-proxies.ts';
import type { TrustedProxies } from './trusted-proxies.ts';
import {
  flag,
  optional,
  origin,
  origins,
  readJobBoards,
  readProviders,
  readScanner,
  readTranslation,
} from './variable-types.ts';
import type { ConfiguredJobBoard, SocialProvider, TranslationEngine } from './variable-types.ts';

export type { ConfiguredJobBoard, SocialProvider } from './variable-types.ts';

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where it listens; without it a demonstration on this machine only, production on every address. */
  HOST: optional(z.string()),
  /** A demonstration that other machines reach: everybody there sees it, with a password made at each start. */
  DEMO_ON_NETWORK: flag,
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** The same database as the role that owns the schema: used to migrate at the start, and for nothing else. */
  MIGRATION_DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** `demo` seeds an empty database and lists its accounts; `production` starts with no users and no keys. */
  HEARTH_MODE: optional(z.enum(['demo', 'production'])),
  PUBLIC_URL: optional(origin),
  AUTH_URL: optional(origin),
  /** Further origins that may embed the authentication frame, separated by commas: one for each language. */
  APP_ORIGINS: optional(origins),
  /** Production over plain http: whoever is on the way reads everything. */
  ALLOW_INSECURE_HTTP: flag,
  /** Production whose pages and session share an origin: one fault in a page can take sessions. */
  ALLOW_SHARED_AUTH_ORIGIN: flag,
  /** Mail that may leave unencrypted, with the links in it. */
  ALLOW_INSECURE_SMTP: flag,
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().default('Hearth <no-reply@localhost>'),
  /** The domain whose mail is handed to Hearth: people then answer messages by mail. Needs MAIL_IN_SECRET. */
  MAIL_IN_DOMAIN: optional(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
  /** What the mail server that hands mail over proves itself with; it signs the addresses that answers go to, too. */
  MAIL_IN_SECRET: optional(z.string().min(32)),
  /** What that mail server calls itself in Authentication-Results: it says who a mail is truly from. */
  MAIL_IN_AUTHSERV_ID: optional(z.string().regex(/^[\w.-]{1,253}$/)),
  /** Takes the risk of mail of which nobody has said whom it is truly from. */
  ALLOW_UNPROVEN_MAIL: flag,
  /** A provider of texts, as JSON: {"connector":"http","url":"https://…","account":"…","secret":"…","number":"+351…"}. */
  SMS: optional(z.string().transform(readSms)),
  S3_BUCKET: optional(z.string().min(3)),
  S3_ENDPOINT: optional(z.url()),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** The engine that translates messages for whoever wants it, as JSON: {"url":"http://libretranslate:5000","key":"…"}; without it nothing is translated. */
  TRANSLATION: optional(z.string().transform(readTranslation)),
  /** The virus scanner (clamd) that looks through every file before it is served; without it none does. */
  VIRUS_SCAN: optional(z.string().transform(readScanner)),
  FILE_SIGNING_KEY: optional(z.string().min(32)),
  /** Seals keys and secrets in the database, and snapshots; without it a trial keeps a key in a file of the data directory. */
  SECRET_KEY: optional(z.string().min(32)),
  /** The SECRET_KEY before this one, for as long as something is sealed with it. */
  PREVIOUS_SECRET_KEY: optional(z.string().min(32)),
  /** The domain that passkeys are registered under, when the addresses of the languages do not say it. Changing it voids them all. */
  PASSKEY_DOMAIN: optional(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)),
  /** Whether whoever comes along can make an account to apply with; `closed` leaves invitations and providers. */
  CANDIDATE_SIGN_UP: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['open', 'closed']).default('open'),
  ),
  /**
   * Who can found a company after the first owner: `invitation`, those with a link of the operator's (production's own
   * default); `closed`, no one; `open`, whoever comes along (a demonstration's default).
   */
  EMPLOYER_SIGN_UP: optional(z.enum(['invitation', 'closed', 'open'])),
  SIGN_UP: optional(
    z.never({
      error: 'is two settings now: CANDIDATE_SIGN_UP (open, closed) and EMPLOYER_SIGN_UP (invitation, closed, open)',
    }),
  ),
  /** Where people are told to get help; production without it names no address. */
  SUPPORT_EMAIL: optional(z.email().max(254)),
  /** Where the first owner's set-up link is mailed instead of being printed; the link is good for that address only. */
  FIRST_OWNER_EMAIL: optional(z.email().max(254)),
  /** `schedule`: the variant of the application that starts with the schedule; it sets a second step up at /setup-mfa (reading 32). */
  APP_VARIANT: z.enum(['main', 'schedule']).default('main'),
  /** Where the work of a captcha comes from: the browser's own, without anybody else, or nowhere. */
  CAPTCHA: z.enum(['proof-of-work', 'none']).default('proof-of-work'),
  /** `suspicion`: after many tries. `always`: also at each sign-up and each question for a new password. */
  CAPTCHA_WHEN: z.enum(['suspicion', 'always']).default('suspicion'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Base paths of gateway services that differ from their names: `core=/c,weather=/w`. */
  HEARTH_SERVICE_PATHS: optional(z.string()),
  /** Providers that everybody may sign in with, as JSON: [{"code":"google","name":"Google","issuer":"https://…","clientId":"…","clientSecret":"…"}]. */
  SOCIAL_PROVIDERS: optional(z.string().transform(readProviders)),
  /** Job boards that posts can be put on, as JSON: [{"code":"board","name":"Board","address":"https://…","clientId":"…","clientSecret":null}]. */
  JOB_BOARDS: optional(z.string().transform(readJobBoards)),
  /** What differs between the environments that host names tell apart, as JSON: {"uat":{"cookie_domain":"example.com"}}. */
  ENVIRONMENTS: optional(z.string().transform(readEnvironments)),
  /** Where addresses that Hearth does not know are handed over to; without it they are not found. */
  LEGACY_URL: optional(origin),
  /** How many of a hundred visits by guests have their page speed measured, where the environment is monitored; 0 measures none. */
  RUM_SAMPLING_PERCENTAGE: z.coerce.number().min(0).max(100).default(10),
  /** Where somebody is taken to be when nothing is known: latitude,longitude. */
  DEFAULT_PLACE: z.string().default('38.72,-9.14'),
  /** The two headers in which a proxy in front says roughly where a caller is: `x-latitude,x-longitude`. Needs TRUSTED_PROXIES. */
  PLACE_HEADERS: optional(z.string()),
  /** Megabytes that are to stay free on the disk of DATA_DIR; without it a twentieth of it, at most 2 GB. */
  DISK_RESERVE_MB: optional(z.coerce.number().min(0)),
  /** What every limit of calls is multiplied by: each node counts for itself. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(1_000_000).default(1),
  /** The addresses and networks of the reverse proxies in front, or how many there are; without it no forwarded header counts. */
  TRUSTED_PROXIES: optional(z.string().transform(readTrustedProxies)),
});

/** The validated configuration of this installation. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Absent: the role of `databaseUrl` migrates. */
  readonly migrationDatabaseUrl: string | undefined;
  readonly databasePool: number;
  readonly mode: Mode;
  /** Why it is that mode, in the words of the settings. */
  readonly modeReason: string;
  /** A demonstration that other machines reach. */
  readonly onNetwork: boolean;
  /** The risks that were taken with a switch, to be said at each start. */
  readonly warnings: readonly string[];
  readonly publicUrl: string;
  readonly authUrl: string;
  readonly appOrigins: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** `server`: what the mail server calls itself where it says who a mail is from; null: it does not say, and From is believed. */
  readonly mailIn: { readonly domain: string; readonly secret: string; readonly server: string | null } | undefined;
  /** Absent: nobody is asked whether they want texts, and none is sent. */
  readonly sms: SmsSettings | undefined;
  readonly s3:
    | { bucket: string; endpoint: string | undefined; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  readonly translation: TranslationEngine | undefined;
  readonly virusScan: { readonly host: string; readonly port: number } | { readonly socket: string } | undefined;
  readonly fileSigningKey: string | undefined;
  readonly secretKey: string | undefined;
  readonly previousSecretKey: string | undefined;
  readonly passkeyDomain: string | undefined;
  readonly candidateSignUp: 'open' | 'closed';
  readonly employerSignUp: 'invitation' | 'closed' | 'open';
  readonly supportEmail: string | undefined;
  readonly firstOwnerEmail: string | undefined;
  readonly appVariant: 'main' | 'schedule';
  readonly captcha: { readonly provider: 'proof-of-work' | 'none'; readonly when: 'suspicion' | 'always' };
  readonly logLevel: string;
  readonly rateLimitFactor: number;
  /** In bytes. */
  readonly diskReserve: number | undefined;
  readonly trustedProxies: TrustedProxies;
  readonly servicePaths: string | undefined;
  readonly rumSamplingPercentage: number;
  readonly environments: EnvironmentTable;
  readonly legacyUrl: string | undefined;
  readonly socialProviders: readonly SocialProvider[];
  readonly jobBoards: readonly ConfiguredJobBoard[];
  readonly defaultPlace: { readonly latitude: number; readonly longitude: number };
  readonly placeHeaders: { readonly latitude: string; readonly longitude: string } | undefined;
}

/** Thrown when the environment is not right; `problems` names every variable at fault. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Hearth cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Services = Pick<
  Config,
  | 'databaseUrl'
  | 'migrationDatabaseUrl'
  | 'databasePool'
  | 'smtpUrl'
  | 'mailFrom'
  | 'mailIn'
  | 'sms'
  | 's3'
  | 'translation'
  | 'virusScan'
  | 'legacyUrl'
  | 'socialProviders'
  | 'jobBoards'
>;
type Deployment = Pick<
  Config,
  'host' | 'mode' | 'modeReason' | 'onNetwork' | 'warnings' | 'publicUrl' | 'authUrl' | 'appOrigins'
>;
type OwnSettings = Omit<Config, keyof Services | keyof Deployment>;

type Environment = Readonly<Record<string, string | undefined>>;
const NOTHING_FOUND: ProductionFindings = { problems: [], warnings: [] };

/** The values of the variables, and what is wrong with those that cannot be read; they count as not given. */
function readVariables(environment: Environment): {
  readonly values: z.output<typeof variables>;
  readonly faults: readonly { readonly name: string; readonly text: string }[];
} {
  const parsed = variables.safeParse(environment);
  if (parsed.success) return { values: parsed.data, faults: [] };
  const faults = parsed.error.issues.map(({ path, message }) => ({
    name: String(path[0]),
    text: `${path.join('.')}: ${message}`,
  }));
  const unread = new Set(faults.map(({ name }) => name));
  const rest = Object.fromEntries(Object.entries(environment).filter(([name]) => !unread.has(name)));
  return { values: variables.parse(rest), faults };
}

type Values = z.output<typeof variables>;

/** The names of the two headers, lower case as they arrive. */
function splitPlaceHeaders(setting: string | undefined): readonly string[] | undefined {
  return setting
    ?.toLowerCase()
    .split(',')
    .map((name) => name.trim());
}

/** The settings that cannot stand together, or mean nothing without another. */
function findConflicts(values: Values, appOrigins: readonly string[]): readonly string[] {
  const problems: string[] = [];
  if (values.MIGRATION_DATABASE_URL !== undefined && values.DATABASE_URL === undefined)
    problems.push('MIGRATION_DATABASE_URL: needs DATABASE_URL, the role that serves requests');
  const hasKeys = values.S3_ACCESS_KEY_ID !== undefined && values.S3_SECRET_ACCESS_KEY !== undefined;
  if (values.S3_BUCKET !== undefined && !hasKeys)
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: S3_BUCKET needs both');
  if ((values.MAIL_IN_DOMAIN === undefined) !== (values.MAIL_IN_SECRET === undefined))
    problems.push('MAIL_IN_DOMAIN, MAIL_IN_SECRET: one needs the other');
  const [latitude = Number.NaN, longitude = Number.NaN, ...more] = values.DEFAULT_PLACE.split(',').map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || more.length > 0)
    problems.push('DEFAULT_PLACE: needs latitude and longitude, like 38.72,-9.14');
  const placeHeaders = splitPlaceHeaders(values.PLACE_HEADERS);
  if (placeHeaders !== undefined && placeHeaders.length !== 2)
    problems.push('PLACE_HEADERS: needs the names of two headers, like x-latitude,x-longitude');
  if (placeHeaders !== undefined && !(values.TRUSTED_PROXIES ?? NO_PROXIES).any)
    problems.push('PLACE_HEADERS: needs TRUSTED_PROXIES, or anyone could send them');
  if (values.LEGACY_URL !== undefined && appOrigins.includes(values.LEGACY_URL))
    problems.push('LEGACY_URL: is this application itself; unknown URLs would be redirected forever');
  return problems;
}

/** Reads the settings from environment variables. Throws a ConfigError that names all problems at once. */
export function readConfig(environment: Environment): Config {
  const { values, faults } = readVariables(environment);
  const problems: string[] = [];
  const { mode, reason: modeReason } = decideMode(values);
  const host = values.HOST ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0');
  const onNetwork = mode === 'demo' && !isLoopback(host);
  if (onNetwork && !values.DEMO_ON_NETWORK)
    problems.push(
      `HOST: at ${host} everyone on the network could open the demo, its accounts and its emails. DEMO_ON_NETWORK=1 allows that, with a password generated at each start; for real people set HEARTH_MODE=production`,
    );
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const appOrigins = [publicUrl, ...(values.APP_ORIGINS ?? [])];
  const found = mode === 'production' ? productionFindings({ ...values, appOrigins }) : NOTHING_FOUND;
  problems.push(...found.problems, ...findConflicts(values, appOrigins));
  // What could not be read is missing as well, and said once.
  const named = new Set(faults.map(({ name }) => name));
  const all = [
    ...faults.map(({ text }) => text),
    ...problems.filter((problem) => !named.has(/^\w+/.exec(problem)?.[0] ?? '')),
  ];
  if (all.length > 0) throw new ConfigError(all);
  return {
    ...readOwnSettings(values, mode),
    ...readServices(values, mode),
    host,
    mode,
    modeReason,
    onNetwork,
    warnings: found.warnings,
    publicUrl,
    authUrl: values.AUTH_URL ?? publicUrl,
    appOrigins,
  };
}

/** Reads the installation's own settings: ports, keys, and who may sign up. */
function readOwnSettings(values: Values, mode: Mode): OwnSettings {
  const [latitude = Number.NaN, longitude = Number.NaN] = values.DEFAULT_PLACE.split(',').map(Number);
  const headers = splitPlaceHeaders(values.PLACE_HEADERS);
  return {
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    fileSigningKey: values.FILE_SIGNING_KEY,
    secretKey: values.SECRET_KEY,
    previousSecretKey: values.PREVIOUS_SECRET_KEY,
    passkeyDomain: values.PASSKEY_DOMAIN,
    candidateSignUp: values.CANDIDATE_SIGN_UP,
    employerSignUp: values.EMPLOYER_SIGN_UP ?? (mode === 'demo' ? 'open' : 'invitation'),
    supportEmail: values.SUPPORT_EMAIL ?? (mode === 'demo' ? DEMO_SUPPORT_EMAIL : undefined),
    firstOwnerEmail: values.FIRST_OWNER_EMAIL,
    appVariant: values.APP_VARIANT,
    captcha: { provider: values.CAPTCHA, when: values.CAPTCHA_WHEN },
    logLevel: values.LOG_LEVEL,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    diskReserve: values.DISK_RESERVE_MB === undefined ? undefined : values.DISK_RESERVE_MB * 1024 ** 2,
    trustedProxies: values.TRUSTED_PROXIES ?? NO_PROXIES,
    servicePaths: values.HEARTH_SERVICE_PATHS,
    rumSamplingPercentage: values.RUM_SAMPLING_PERCENTAGE,
    environments: values.ENVIRONMENTS ?? {},
    defaultPlace: { latitude, longitude },
    placeHeaders: headers === undefined ? undefined : { latitude: headers[0] ?? '', longitude: headers[1] ?? '' },
  };
}

/** The services that it uses. */
function readServices(values: Values, mode: Mode): Services {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const { MAIL_IN_DOMAIN: domain, MAIL_IN_SECRET: secret } = values;
  return {
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl:
      mode === 'production' && values.SMTP_URL !== undefined
        ? requireTls(values.SMTP_URL, values.ALLOW_INSECURE_SMTP)
        : values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailIn:
      domain === undefined || secret === undefined
        ? undefined
        : { domain, secret, server: values.MAIL_IN_AUTHSERV_ID ?? null },
    sms: values.SMS,
    s3:
      bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined
        ? { bucket, endpoint: values.S3_ENDPOINT, region: values.S3_REGION, accessKeyId, secretAccessKey }
        : undefined,
    translation: values.TRANSLATION,
    virusScan: values.VIRUS_SCAN,
    legacyUrl: values.LEGACY_URL,
    socialProviders: values.SOCIAL_PROVIDERS ?? [],
    jobBoards: values.JOB_BOARDS ?? [],
  };
}
