import { trimEnd } from '@hearth/kit/text/trim-letters';
import { z } from 'zod';

/** The origin of an address. */
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
/** A variable that may be missing; an empty one is. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** A variable whose value can also be in a file, which `<name>_FILE` names. */
export const secret = <T extends z.ZodType>(schema: T): T => schema.meta({ isSecret: true });

/** A switch: on by `1` or `true`. */
export const flag = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .enum(['0', '1', 'false', 'true'])
    .default('0')
    .transform((value) => value === '1' || value === 'true'),
);

/** Origins, separated by commas. */
export const origins = z.string().transform((text, context) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const parsed = origin.safeParse(item);
      if (parsed.success) return parsed.data;
      context.addIssue({
        code: 'custom',
        message: 'must be addresses like https://fr.app.example.com, separated by commas',
      });
      return z.NEVER;
    }),
);

/** Names and addresses of hosts, separated by commas, in the form that URLs have them. */
export const hosts = z.string().transform((text, context) =>
  text
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')
    .map((item) => {
      const address = item.includes(':') ? `https://[${item.replace(/^\[|\]$/g, '')}]` : `https://${item}`;
      if (!item.includes('*') && URL.canParse(address) && new URL(address).origin === address)
        return new URL(address).hostname;
      context.addIssue({
        code: 'custom',
        message: 'must be names or addresses like idp.corp.example, separated by commas',
      });
      return z.NEVER;
    }),
);

/** What signs in to the mail server by OAuth 2: whose mailbox, who this installation is, and where access tokens come from. */
const smtpSignIn = z.strictObject({
  user: z.string().min(1),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  refreshToken: z.string().min(1),
  accessUrl: z.url({ protocol: /^https?$/ }),
});
export type SmtpSignIn = z.infer<typeof smtpSignIn>;

/** Reads SMTP_OAUTH. */
export function readSmtpSignIn(text: string, context: z.RefinementCtx): SmtpSignIn {
  try {
    return smtpSignIn.parse(JSON.parse(text));
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be JSON with user, clientId, clientSecret, refreshToken and accessUrl',
    });
    return z.NEVER;
  }
}

/** A provider that everybody may sign in with. */
const socialProvider = z.strictObject({
  code: z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/),
  name: z.string().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).nullable(),
});
export type SocialProvider = z.infer<typeof socialProvider>;

/** Reads SOCIAL_PROVIDERS. */
export function readProviders(text: string, context: z.RefinementCtx): readonly SocialProvider[] {
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

/** Reads JOB_BOARDS. */
export function readJobBoards(text: string, context: z.RefinementCtx): readonly ConfiguredJobBoard[] {
  try {
    return z.array(jobBoard).max(20).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JSON list of job boards' });
    return z.NEVER;
  }
}

/** An engine that speaks LibreTranslate's calls: where it is, and its key where it wants one. */
const translation = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).transform((value) => trimEnd(value, /\//)),
  key: z.string().min(1).optional(),
});

export type TranslationEngine = z.output<typeof translation>;

/** Reads TRANSLATION. */
export function readTranslation(text: string, context: z.RefinementCtx): TranslationEngine {
  try {
    return translation.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON like {"url":"http://libretranslate:5000"}' });
    return z.NEVER;
  }
}

/** Where clamd listens: `tcp://host:3310`, or a socket of this machine, `unix:/run/clamav/clamd.ctl`. */
export function readScanner(
  text: string,
  context: z.RefinementCtx,
): { host: string; port: number } | { socket: string } {
  const socket = /^unix:(?:\/\/)?(\/.+)$/.exec(text)?.[1];
  if (socket !== undefined) return { socket };
  const [, host = '', port = ''] = /^tcp:\/\/(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host !== '' && Number(port) > 0 && Number(port) <= 65_535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  context.addIssue({ code: 'custom', message: 'must be like tcp://host:3310 or unix:/run/clamav/clamd.ctl' });
  return z.NEVER;
}
