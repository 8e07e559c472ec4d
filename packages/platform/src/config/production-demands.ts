import { isLoopback } from './loopback.ts';
import { isSameSite } from './same-site.ts';
import { findWeakness } from './weak-secret.ts';

/** The settings that production looks at, as they were given. */
export interface ProductionSettings {
  readonly PUBLIC_URL?: string | undefined;
  readonly AUTH_URL?: string | undefined;
  readonly appOrigins: readonly string[];
  readonly SMTP_URL?: string | undefined;
  readonly SECRET_KEY?: string | undefined;
  readonly FILE_SIGNING_KEY?: string | undefined;
  readonly MAIL_IN_SECRET?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
  readonly MAIL_IN_AUTHSERV_ID?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly ALLOW_INSECURE_HTTP: boolean;
  readonly ALLOW_SHARED_AUTH_ORIGIN: boolean;
  readonly ALLOW_INSECURE_SMTP: boolean;
  readonly ALLOW_UNPROVEN_MAIL: boolean;
}

/** The problems that prevent a production start, and the accepted risks. */
export interface ProductionFindings {
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** A risk: a problem as long as its switch is off, a warning when it is on. */
interface AcceptedRisk {
  readonly isThere: boolean;
  readonly isTaken: boolean;
  readonly problem: string;
  readonly warning: string;
}

function findRisks(settings: ProductionSettings): readonly AcceptedRisk[] {
  const { PUBLIC_URL, AUTH_URL, SMTP_URL, appOrigins } = settings;
  const plain = [...appOrigins, ...(AUTH_URL === undefined ? [] : [AUTH_URL])].filter(
    (address) => !address.startsWith('https:'),
  );
  const shared = PUBLIC_URL !== undefined && (AUTH_URL === undefined || appOrigins.includes(AUTH_URL));
  return [
    {
      isThere: PUBLIC_URL !== undefined && plain.length > 0,
      isTaken: settings.ALLOW_INSECURE_HTTP,
      problem: `PUBLIC_URL, AUTH_URL, APP_ORIGINS: production needs https (${[...new Set(plain)].join(', ')}). ALLOW_INSECURE_HTTP=1 starts without it: anyone on the network path can read passwords and steal sessions`,
      warning: 'ALLOW_INSECURE_HTTP: pages and passwords travel unencrypted; anyone on the network path can read them.',
    },
    {
      isThere: shared,
      isTaken: settings.ALLOW_SHARED_AUTH_ORIGIN,
      problem:
        'AUTH_URL: production needs a separate origin for sign-in, like https://auth.example.com beside https://app.example.com (same server, same certificate). ALLOW_SHARED_AUTH_ORIGIN=1 starts without it: one vulnerability in any page could then expose sessions',
      warning:
        'ALLOW_SHARED_AUTH_ORIGIN: pages and the session share an origin; one vulnerability in a page could expose sessions.',
    },
    {
      isThere: SMTP_URL !== undefined && !isSmtpSecure(SMTP_URL) && settings.ALLOW_INSECURE_SMTP,
      isTaken: true,
      problem: '',
      warning: 'ALLOW_INSECURE_SMTP: emails may be sent unencrypted, including links that open accounts.',
    },
    {
      isThere: settings.MAIL_IN_SECRET !== undefined && settings.MAIL_IN_AUTHSERV_ID === undefined,
      isTaken: settings.ALLOW_UNPROVEN_MAIL,
      problem:
        'MAIL_IN_AUTHSERV_ID: production needs the name under which your mail server adds Authentication-Results (SPF, DKIM, DMARC), like mx.example.com. ALLOW_UNPROVEN_MAIL=1 starts without it: anyone who learns a reply address can write as its owner',
      warning:
        'ALLOW_UNPROVEN_MAIL: the From line of inbound email is trusted; anyone who learns a reply address can write as its owner.',
    },
  ];
}

/** Tells if mail to this server is encrypted from the first byte or stays on this machine. */
function isSmtpSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'smtps:' || isLoopback(hostname);
}

/** The SMTP address with STARTTLS required, unless it is encrypted already. */
export function requireTls(address: string, allowsInsecure: boolean): string {
  if (isSmtpSecure(address) || allowsInsecure) return address;
  const guarded = new URL(address);
  guarded.searchParams.set('requireTLS', 'true');
  guarded.searchParams.delete('ignoreTLS');
  return guarded.href;
}

/** Everything that production demands of the settings, named at once. */
export function productionFindings(settings: ProductionSettings): ProductionFindings {
  const { PUBLIC_URL, AUTH_URL, SMTP_URL, SECRET_KEY, appOrigins } = settings;
  const problems: string[] = [];
  if (PUBLIC_URL === undefined)
    problems.push('PUBLIC_URL: production needs the address that people open, like https://app.example.com');
  if (SMTP_URL === undefined)
    problems.push('SMTP_URL: production needs a mail server, like smtps://user:password@mail.example.com');
  if (SECRET_KEY === undefined)
    problems.push(
      'SECRET_KEY: production needs at least 32 random characters that seal secrets in the database; `openssl rand -base64 48` generates them',
    );
  if (
    settings.FILE_SIGNING_KEY === undefined &&
    settings.DATABASE_URL !== undefined &&
    settings.S3_BUCKET === undefined
  )
    problems.push(
      'FILE_SIGNING_KEY: several nodes need one common key of at least 32 characters to sign the URLs of files',
    );
  for (const name of ['SECRET_KEY', 'FILE_SIGNING_KEY', 'MAIL_IN_SECRET', 'METRICS_TOKEN'] as const) {
    const weakness = settings[name] === undefined ? null : findWeakness(settings[name]);
    if (weakness !== null)
      problems.push(`${name}: can be guessed (${weakness}); \`openssl rand -base64 48\` generates a good one`);
  }
  const foreign =
    AUTH_URL === undefined ? [] : appOrigins.filter((address) => !isSameSite(new URL(address), new URL(AUTH_URL)));
  if (foreign.length > 0)
    problems.push(
      `AUTH_URL: has to be on the same site as ${foreign.join(', ')}, like https://auth.example.com beside https://app.example.com; elsewhere browsers hold back its cookie`,
    );
  const risks = findRisks(settings).filter(({ isThere }) => isThere);
  return {
    problems: [...problems, ...risks.filter(({ isTaken }) => !isTaken).map(({ problem }) => problem)],
    warnings: risks.filter(({ isTaken }) => isTaken).map(({ warning }) => warning),
  };
}
