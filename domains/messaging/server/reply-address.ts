import type { Config } from '@hearth/platform/config';
import { isSignedWith, signatureOf } from '@hearth/platform/secrets/signature';
import type { SignatureForm } from '@hearth/platform/secrets/signature';

type MailIn = Pick<NonNullable<Config['mailIn']>, 'domain' | 'secret'>;

/** Whose answer in which conversation an address stands for. */
export interface Correspondent {
  readonly applicationId: string;
  readonly userId: string;
}

/** Mail servers may write an address in small letters: only hexadecimal figures stand in it. */
const LOCAL_PART = /^reply\+([0-9a-f]{32})\.([0-9a-f]{24})$/;
const SIGNATURE: SignatureForm = { bytes: 12, letters: 'hex' };

/** Somebody of the house in a conversation: what they are mailed about it has an id of its own. */
export interface Colleague extends Correspondent {
  readonly houseMailId: string;
}

const HOUSE_PART = /^staff\+([0-9a-f]{32})\.([0-9a-f]{24})$/;

const asCandidate = ({ applicationId, userId }: Correspondent): string => `reply:${applicationId}:${userId}`;
const asColleague = ({ houseMailId, applicationId, userId }: Colleague): string =>
  `staff:${houseMailId}:${applicationId}:${userId}`;
const asId = (figures: string): string => figures.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The address that an answer of this person in this conversation goes to. */
export function replyAddress(who: Correspondent, { domain, secret }: MailIn): string {
  return `reply+${who.applicationId.replaceAll('-', '')}.${signatureOf(secret, asCandidate(who), SIGNATURE)}@${domain}`;
}

/** The conversation that an address names and its signature; null for any other address. */
export function readReplyAddress(
  address: string,
  { domain }: MailIn,
): { readonly applicationId: string; readonly signature: string } | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [, id = '', signature = ''] = LOCAL_PART.exec(local) ?? [];
  if (id === '' || host !== domain.toLowerCase()) return null;
  return { applicationId: asId(id), signature };
}

/** The address that an answer of somebody of the house in this conversation goes to. */
export function houseAddress(who: Colleague, { domain, secret }: MailIn): string {
  return `staff+${who.houseMailId.replaceAll('-', '')}.${signatureOf(secret, asColleague(who), SIGNATURE)}@${domain}`;
}

/** The mail to the house that an address names and its signature; null for any other address. */
export function readHouseAddress(
  address: string,
  { domain }: MailIn,
): { readonly houseMailId: string; readonly signature: string } | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [, id = '', signature = ''] = HOUSE_PART.exec(local) ?? [];
  return id === '' || host !== domain.toLowerCase() ? null : { houseMailId: asId(id), signature };
}

/** Whether an address was made here for this person in this conversation. */
export function isSignedFor(who: Correspondent, signature: string, { secret }: MailIn): boolean {
  return isSignedWith([secret], asCandidate(who), signature, SIGNATURE);
}

/** Whether an address was made here for this member of the house in this conversation. */
export function isSignedForColleague(who: Colleague, signature: string, { secret }: MailIn): boolean {
  return isSignedWith([secret], asColleague(who), signature, SIGNATURE);
}
