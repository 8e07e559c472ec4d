import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '@hearth/platform/config';

type MailIn = NonNullable<Config['mailIn']>;

/** Whose answer in which conversation an address stands for. */
export interface Correspondent {
  readonly applicationId: string;
  readonly userId: string;
}

/** Mail servers may write an address in small letters: only hexadecimal figures stand in it. */
const LOCAL_PART = /^reply\+([0-9a-f]{32})\.([0-9a-f]{24})$/;
const SIGNATURE_LENGTH = 24;

function sign({ applicationId, userId }: Correspondent, secret: string): string {
  return createHmac('sha256', secret)
    .update(`reply:${applicationId}:${userId}`)
    .digest('hex')
    .slice(0, SIGNATURE_LENGTH);
}

/** The address that an answer of this person in this conversation goes to. */
export function replyAddress(who: Correspondent, { domain, secret }: MailIn): string {
  return `reply+${who.applicationId.replaceAll('-', '')}.${sign(who, secret)}@${domain}`;
}

/** The conversation that an address names and its signature; null for any other address. */
export function readReplyAddress(
  address: string,
  { domain }: MailIn,
): { readonly applicationId: string; readonly signature: string } | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [, id = '', signature = ''] = LOCAL_PART.exec(local) ?? [];
  if (id === '' || host !== domain.toLowerCase()) return null;
  const applicationId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { applicationId, signature };
}

/** Whether an address was made here for this person in this conversation. */
export function isSignedFor(who: Correspondent, signature: string, { secret }: MailIn): boolean {
  const expected = Buffer.from(sign(who, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
