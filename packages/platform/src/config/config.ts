import { resolve } from 'node:path';
import { DEMO_SUPPORT_EMAIL } from '@hearth/kit/constants';
import type { z } from 'zod';
import type { EnvironmentTable } from './environments.ts';
import { isLoopback } from './loopback.ts';
import { decideMode } from './mode.ts';
import type { Mode } from './mode.ts';
import { requireTls, productionFindings } from './production-demands.ts';
import type { ProductionFindings } from './production-demands.ts';
import { readSecretFiles } from './secret-files.ts';
import { variables } from './settings.ts';
import type { SmsSettings } from '../sms/settings.ts';
import { NO_PROXIES } from './trusted-proxies.ts';
import type { TrustedProxies } from './trusted-proxies.ts';
import type { ConfiguredJobBoard, SmtpSignIn, SocialProvider, TranslationEngine } from './variable-types.ts';

export type { ConfiguredJobBoard, SocialProvider } from './variable-types.ts';

/** The bucket that files are in. */
export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Absent: Amazon's own. */
  readonly endpoint: string | undefined;
  /** The same service for browsers, where they reach it by another address. */
  readonly publicEndpoint: string | undefined;
  /** Absent: the client finds them as Amazon's tools do. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

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
  /** Absent: the address says how to sign in. */
  readonly smtpSignIn: SmtpSignIn | undefined;
  readonly mailFrom: string;
  /** `server`: what the mail server calls itself where it says who a mail is from; null: it does not say, and From is believed. */
  readonly mailIn: { readonly domain: string; readonly secret: string; readonly server: string | null } | undefined;
  /** Absent: nobody is asked whether they want texts, and none is sent. */
  readonly sms: SmsSettings | undefined;
  readonly s3: BucketSettings | undefined;
  readonly translation: TranslationEngine | undefined;
  readonly virusScan: { readonly host: string; readonly port: number } | { readonly socket: string } | undefined;
  readonly fileSigningKey: string | undefined;
  readonly secretKey: string | undefined;
  readonly previousSecretKey: string | undefined;
  /** Absent: the installation seals with a key that it made for itself. */
  readonly seal: { readonly key: string; readonly certificate: string } | undefined;
  readonly passkeyDomain: string | undefined;
  readonly candidateSignUp: 'open' | 'closed';
  readonly employerSignUp: 'invitation' | 'closed' | 'open';
  readonly supportEmail: string | undefined;
  readonly firstOwnerEmail: string | undefined;
  readonly appVariant: 'main' | 'schedule';
  readonly captcha: { readonly provider: 'proof-of-work' | 'none'; readonly when: 'suspicion' | 'always' };
  readonly logLevel: string;
  /** Absent: /metrics isn't found. */
  readonly metricsToken: string | undefined;
  readonly rateLimitFactor: number;
  /** In bytes. */
  readonly diskReserve: number | undefined;
  readonly trustedProxies: TrustedProxies;
  /** How far browsers remember to use https alone. */
  readonly hsts: 'subdomains' | 'host' | 'off';
  /** Host names of this installation's network that customers may name. */
  readonly allowedInternalHosts: readonly string[];
  /** Absent: this server hands out its own sources. */
  readonly sourceUrl: string | undefined;
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
  | 'smtpSignIn'
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
  if ((values.S3_ACCESS_KEY_ID === undefined) !== (values.S3_SECRET_ACCESS_KEY === undefined))
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: one needs the other');
  if (values.S3_PUBLIC_ENDPOINT !== undefined && values.S3_ENDPOINT === undefined)
    problems.push('S3_PUBLIC_ENDPOINT: needs S3_ENDPOINT, the address that the server uses');
  if (values.SMTP_OAUTH !== undefined && values.SMTP_URL === undefined)
    problems.push('SMTP_OAUTH: needs SMTP_URL, the mail server');
  if ((values.MAIL_IN_DOMAIN === undefined) !== (values.MAIL_IN_SECRET === undefined))
    problems.push('MAIL_IN_DOMAIN, MAIL_IN_SECRET: one needs the other');
  if ((values.SEAL_KEY === undefined) !== (values.SEAL_CERTIFICATE === undefined))
    problems.push('SEAL_KEY, SEAL_CERTIFICATE: one needs the other');
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
  const filled = readSecretFiles(environment);
  const { values, faults } = readVariables(filled.environment);
  const problems: string[] = [...filled.problems];
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
    seal: readSeal(values),
    passkeyDomain: values.PASSKEY_DOMAIN,
    candidateSignUp: values.CANDIDATE_SIGN_UP,
    employerSignUp: values.EMPLOYER_SIGN_UP ?? (mode === 'demo' ? 'open' : 'invitation'),
    supportEmail: values.SUPPORT_EMAIL ?? (mode === 'demo' ? DEMO_SUPPORT_EMAIL : undefined),
    firstOwnerEmail: values.FIRST_OWNER_EMAIL,
    appVariant: values.APP_VARIANT,
    captcha: { provider: values.CAPTCHA, when: values.CAPTCHA_WHEN },
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    diskReserve: values.DISK_RESERVE_MB === undefined ? undefined : values.DISK_RESERVE_MB * 1024 ** 2,
    trustedProxies: values.TRUSTED_PROXIES ?? NO_PROXIES,
    hsts: values.HSTS,
    allowedInternalHosts: values.ALLOWED_INTERNAL_HOSTS ?? [],
    sourceUrl: values.SOURCE_URL,
    servicePaths: values.HEARTH_SERVICE_PATHS,
    rumSamplingPercentage: values.RUM_SAMPLING_PERCENTAGE,
    environments: values.ENVIRONMENTS ?? {},
    defaultPlace: { latitude, longitude },
    placeHeaders: headers === undefined ? undefined : { latitude: headers[0] ?? '', longitude: headers[1] ?? '' },
  };
}

function readSeal({ SEAL_KEY: key, SEAL_CERTIFICATE: certificate }: Values): Config['seal'] {
  return key === undefined || certificate === undefined ? undefined : { key, certificate };
}

function readBucket(values: Values): BucketSettings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined) return undefined;
  return {
    bucket,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    publicEndpoint: values.S3_PUBLIC_ENDPOINT,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey },
  };
}

/** The services that it uses. */
function readServices(values: Values, mode: Mode): Services {
  const { MAIL_IN_DOMAIN: domain, MAIL_IN_SECRET: secret } = values;
  return {
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl:
      mode === 'production' && values.SMTP_URL !== undefined
        ? requireTls(values.SMTP_URL, values.ALLOW_INSECURE_SMTP)
        : values.SMTP_URL,
    smtpSignIn: values.SMTP_OAUTH,
    mailFrom: values.MAIL_FROM,
    mailIn:
      domain === undefined || secret === undefined
        ? undefined
        : { domain, secret, server: values.MAIL_IN_AUTHSERV_ID ?? null },
    sms: values.SMS,
    s3: readBucket(values),
    translation: values.TRANSLATION,
    virusScan: values.VIRUS_SCAN,
    legacyUrl: values.LEGACY_URL,
    socialProviders: values.SOCIAL_PROVIDERS ?? [],
    jobBoards: values.JOB_BOARDS ?? [],
  };
}
