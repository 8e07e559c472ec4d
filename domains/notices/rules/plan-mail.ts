import { NOTICE_KINDS } from '../contract/kinds.ts';
import type { NoticeKind } from '../contract/kinds.ts';
import type { NoticeSettings } from '../contract/schemas.ts';
import { afterQuietHours, nextDigest } from './quiet-hours.ts';

/** Why somebody gets no mail. `UNPROVEN`: the address is not confirmed, or mail to it comes back. */
export type MailSkipReason = 'OFF' | 'NO_ADDRESS' | 'UNPROVEN';

/** When the mail of a notice may be sent, or why it is skipped. */
export type MailPlan = { readonly notBefore: Date } | { readonly skipped: MailSkipReason };

/** The settings of a receiver that decide about mail. */
export interface Receiver {
  readonly settings: NoticeSettings;
  readonly address: 'PROVEN' | 'UNPROVEN' | 'NONE';
}

/** Plans the mail about a notice. What is urgent goes out at once; everything else keeps the receiver's quiet hours. */
export function planMail(kind: NoticeKind, { settings, address }: Receiver, now: Date): MailPlan {
  const { urgency, mail: usual } = NOTICE_KINDS[kind];
  const choice = (kind === 'account.test' ? undefined : settings.mail[kind]) ?? usual;
  if (choice === 'OFF') return { skipped: 'OFF' };
  if (address !== 'PROVEN') return { skipped: address === 'NONE' ? 'NO_ADDRESS' : 'UNPROVEN' };
  if (urgency === 'URGENT') return { notBefore: now };
  const zone = settings.time_zone;
  const due = choice === 'DIGEST' ? nextDigest(now, settings.digest, zone) : now;
  return { notBefore: afterQuietHours(due, settings.quiet, zone) };
}
