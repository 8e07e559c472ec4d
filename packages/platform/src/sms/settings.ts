import { z } from 'zod';

const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a number like +351912345678');

/** A provider of texts: which of the connectors speaks to it, where it is, who this installation is to it, and its numbers. */
const settings = z.strictObject({
  connector: z.enum(['http', 'twilio']),
  url: z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, '')),
  account: z.string().min(1).max(200),
  secret: z.string().min(16),
  /** Where texts come from, and go to. */
  number: e164,
  /** Groups with a number of their own. */
  groups: z.record(z.uuid(), e164).default({}),
});
export type SmsSettings = z.infer<typeof settings>;

/** Reads the variable SMS. */
export function readSms(text: string, context: z.RefinementCtx): SmsSettings {
  try {
    const read = settings.safeParse(JSON.parse(text));
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', message: `${path.join('.')} ${message}` });
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
  }
  return z.NEVER;
}

/** The number that a group's text messages are sent from. */
export function senderNumber(sms: SmsSettings, groupId: string): string {
  return sms.groups[groupId] ?? sms.number;
}

/** Tells if a number belongs to this installation. */
export function isOwnNumber(sms: SmsSettings, number: string): boolean {
  return number === sms.number || Object.values(sms.groups).includes(number);
}
