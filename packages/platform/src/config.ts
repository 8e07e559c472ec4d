import { resolve } from 'node:path';
import { z } from 'zod';
import { readEnvironments } from './environments.ts';
import type { EnvironmentTable } from './environments.ts';
import { readSms } from './sms/settings.ts';
import type { SmsSettings } from './sms/settings.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** A provider that everybody may sign in with. */
const socialProvider = z.strictObject({
  code: z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/),
  name: z.string().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).nullable(),
});
export type SocialProvider = z.infer<typeof socialProvider>;

function readProviders(text: string, context: z.RefinementCtx): readonly SocialProvider[] {
  try {
    return z.array(socialProvider).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JSON list of providers' });
    return z.NEVER;
  }
}

/** A job board that posts can be put on: where its own calls are, and who this installation is to it. */
const jobBoard = z.strictObject({
  code: z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/),
  name: z.string().min(1).max(60),
  address: z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, '')),
  /** Absent: the `job_board_client_id` of the environment that somebody signs in from. */
  clientId: z.string().min(1).optional(),
  clientSecret: z.string().min(1).nullable(),
});
export type ConfiguredJobBoard = z.infer<typeof jobBoard>;

function readJobBoards(text: string, context: z.RefinementCtx): readonly ConfiguredJobBoard[] {
  try {
    return z.array(jobBoard).max(20).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JSON list of job boards' });
    return z.NEVER;
  }
}

/** An engine that speaks LibreTranslate's calls: where it is, and its key where it wants one. */
const translation = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, '')),
  key: z.string().min(1).optional(),
});

function readTranslation(text: string, context: z.RefinementCtx): z.output<typeof translation> {
  try {
    return translation.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON like {"url":"http://libretranslate:5000"}' });
    return z.NEVER;
  }
}

/** Where clamd listens: `tcp://host:3310`, or a socket of this machine, `unix:/run/clamav/clamd.ctl`. */
function readScanner(text: string, context: z.RefinementCtx): { host: string; port: number } | { socket: string } {
  const socket = /^unix:(?:\/\/)?(\/.+)$/.exec(text)?.[1];
  if (socket !== undefined) return { socket };
  const [, host = '', port = ''] = /^tcp:\/\/(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host !== '' && Number(port) > 0 && Number(port) <= 65_535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  context.addIssue({ code: 'custom', message: 'must be like tcp://host:3310 or unix:/run/clamav/clamd.ctl' });
  return z.NEVER;
}

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** `demo` seeds an empty database and lists its accounts; `production` starts with no users and no keys. */
  HEARTH_MODE: z.enum(['demo', 'production']).default('demo'),
  PUBLIC_URL: optional(origin),
  AUTH_URL: optional(origin),
  /** Further origins that may embed the authentication frame, separated by commas: one for each language. */
  APP_ORIGINS: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().default('Hearth <no-reply@localhost>'),
  /** The domain whose mail is handed to Hearth: people then answer messages by mail. Needs MAIL_IN_SECRET. */
  MAIL_IN_DOMAIN: optional(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
  /** What the mail server that hands mail over proves itself with; it signs the addresses that answers go to, too. */
  MAIL_IN_SECRET: optional(z.string().min(32)),
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
  /** Seals secrets in the database, such as those of second steps; without it they are sealed with a key that lies beside them. */
  SECRET_KEY: optional(z.string().min(32)),
  /** The SECRET_KEY before this one, for as long as something is sealed with it. */
  PREVIOUS_SECRET_KEY: optional(z.string().min(32)),
  /** The domain that passkeys are registered under, when the addresses of the languages do not say it. Changing it voids them all. */
  PASSKEY_DOMAIN: optional(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)),
  /** `closed`: accounts are made by invitation or by a provider, never by whoever comes along. */
  SIGN_UP: z.enum(['open', 'closed']).default('open'),
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
  /** What every limit of calls is multiplied by: each node counts for itself. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(1_000_000).default(1),
  /** How many reverse proxies stand in front; 0 trusts no forwarded header. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
});

/** How this installation is set up; every value checked at the start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly mode: 'demo' | 'production';
  readonly publicUrl: string;
  readonly authUrl: string;
  readonly appOrigins: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mailIn: { readonly domain: string; readonly secret: string } | undefined;
  /** Absent: nobody is asked whether they want texts, and none is sent. */
  readonly sms: SmsSettings | undefined;
  readonly s3:
    | { bucket: string; endpoint: string | undefined; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  readonly translation: z.output<typeof translation> | undefined;
  readonly virusScan: { readonly host: string; readonly port: number } | { readonly socket: string } | undefined;
  readonly fileSigningKey: string | undefined;
  readonly secretKey: string | undefined;
  readonly previousSecretKey: string | undefined;
  readonly passkeyDomain: string | undefined;
  readonly signUp: 'open' | 'closed';
  readonly appVariant: 'main' | 'schedule';
  readonly captcha: { readonly provider: 'proof-of-work' | 'none'; readonly when: 'suspicion' | 'always' };
  readonly logLevel: string;
  readonly trustedProxies: number;
  readonly rateLimitFactor: number;
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

/** Reads the settings from environment variables. Throws a ConfigError that names all problems at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = variables.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  const problems: string[] = [];
  if (values.HEARTH_MODE === 'production') {
    if (values.PUBLIC_URL === undefined)
      problems.push('PUBLIC_URL: production needs the address that people open, like https://app.example.com');
    if (values.SMTP_URL === undefined)
      problems.push('SMTP_URL: production needs a mail server, like smtps://user:password@mail.example.com');
    if (values.FILE_SIGNING_KEY === undefined && values.DATABASE_URL !== undefined && values.S3_BUCKET === undefined) {
      problems.push(
        'FILE_SIGNING_KEY: several nodes need one common key of at least 32 characters to sign file addresses',
      );
    }
  }
  const keyed = values.S3_ACCESS_KEY_ID !== undefined && values.S3_SECRET_ACCESS_KEY !== undefined;
  if (values.S3_BUCKET !== undefined && !keyed)
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: S3_BUCKET needs both');
  if ((values.MAIL_IN_DOMAIN === undefined) !== (values.MAIL_IN_SECRET === undefined))
    problems.push('MAIL_IN_DOMAIN, MAIL_IN_SECRET: one needs the other');
  const [latitude = Number.NaN, longitude = Number.NaN, ...more] = values.DEFAULT_PLACE.split(',').map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || more.length > 0)
    problems.push('DEFAULT_PLACE: needs latitude and longitude, like 38.72,-9.14');
  const placeHeaders = values.PLACE_HEADERS?.toLowerCase()
    .split(',')
    .map((name) => name.trim());
  if (placeHeaders !== undefined && placeHeaders.length !== 2)
    problems.push('PLACE_HEADERS: needs the names of two headers, like x-latitude,x-longitude');
  if (placeHeaders !== undefined && values.TRUSTED_PROXIES === 0)
    problems.push('PLACE_HEADERS: needs TRUSTED_PROXIES, or anybody could write them');
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const appOrigins = [
    publicUrl,
    ...(values.APP_ORIGINS ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item) => new URL(item).origin),
  ];
  if (values.LEGACY_URL !== undefined && appOrigins.includes(values.LEGACY_URL))
    problems.push('LEGACY_URL: is this application itself; addresses would be handed over without end');
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    mode: values.HEARTH_MODE,
    publicUrl,
    authUrl: values.AUTH_URL ?? publicUrl,
    appOrigins,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailIn:
      values.MAIL_IN_DOMAIN === undefined || values.MAIL_IN_SECRET === undefined
        ? undefined
        : { domain: values.MAIL_IN_DOMAIN, secret: values.MAIL_IN_SECRET },
    sms: values.SMS,
    s3:
      values.S3_BUCKET !== undefined &&
      values.S3_ACCESS_KEY_ID !== undefined &&
      values.S3_SECRET_ACCESS_KEY !== undefined
        ? {
            bucket: values.S3_BUCKET,
            endpoint: values.S3_ENDPOINT,
            region: values.S3_REGION,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    translation: values.TRANSLATION,
    virusScan: values.VIRUS_SCAN,
    fileSigningKey: values.FILE_SIGNING_KEY,
    secretKey: values.SECRET_KEY,
    previousSecretKey: values.PREVIOUS_SECRET_KEY,
    passkeyDomain: values.PASSKEY_DOMAIN,
    signUp: values.SIGN_UP,
    appVariant: values.APP_VARIANT,
    captcha: { provider: values.CAPTCHA, when: values.CAPTCHA_WHEN },
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    servicePaths: values.HEARTH_SERVICE_PATHS,
    rumSamplingPercentage: values.RUM_SAMPLING_PERCENTAGE,
    environments: values.ENVIRONMENTS ?? {},
    legacyUrl: values.LEGACY_URL,
    socialProviders: values.SOCIAL_PROVIDERS ?? [],
    jobBoards: values.JOB_BOARDS ?? [],
    defaultPlace: { latitude, longitude },
    placeHeaders:
      placeHeaders === undefined ? undefined : { latitude: placeHeaders[0] ?? '', longitude: placeHeaders[1] ?? '' },
  };
}
