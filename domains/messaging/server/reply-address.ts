import type { Config } from '@hearth/platform/config/config';
import { isSignedWith, signText } from '@hearth/platform/secrets/signature';
import type { SignatureForm } from '@hearth/platform/secrets/signature';

type MailIn = Pick<NonNullable<Config['mailIn']>, 'domain' | 'secret'>;

/** The person and the conversation that a reply address stands for. */
export interface Correspondent {
  readonly applicationId: string;
  readonly userId: string;
}

/** Mail servers may write an address in small letters: only hexadecimal figures stand in it. */
const LOCAL_PART = /^reply\+([0-9a-f]{32})\.([0-9a-f]{24})$/;
const SIGNATURE: SignatureForm = { bytes: 12, letters: 'hex' };

/** An employee in a conversation, with the id of the notification mail that they reply to. */
export interface EmployerCorrespondent extends Correspondent {
  readonly houseMailId: string;
}

const HOUSE_PART = /^staff\+([0-9a-f]{32})\.([0-9a-f]{24})$/;

const candidatePayload = ({ applicationId, userId }: Correspondent): string => `reply:${applicationId}:${userId}`;
const employerPayload = ({ houseMailId, applicationId, userId }: EmployerCorrespondent): string =>
  `staff:${houseMailId}:${applicationId}:${userId}`;
const toUuid = (figures: string): string => figures.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The address that an answer of this person in this conversation goes to. */
export function replyAddress(who: Correspondent, { domain, secret }: MailIn): string {
  return `reply+${who.applicationId.replaceAll('-', '')}.${signText(secret, candidatePayload(who), SIGNATURE)}@${domain}`;
}

/** The conversation that an address names and its signature; null for any other address. */
export function readReplyAddress(
  address: string,
  { domain }: MailIn,
): { readonly applicationId: string; readonly signature: string } | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [, id = '', signature = ''] = LOCAL_PART.exec(local) ?? [];
  if (id === '' || host !== domain.toLowerCase()) return null;
  return { applicationId: toUuid(id), signature };
}

/** The address for replies by an employee in this conversation. */
export function employerReplyAddress(who: EmployerCorrespondent, { domain, secret }: MailIn): string {
  return `staff+${who.houseMailId.replaceAll('-', '')}.${signText(secret, employerPayload(who), SIGNATURE)}@${domain}`;
}

/** Reads the mail id and the signature from an employee's reply address; null for any other address. */
export function readEmployerReplyAddress(
  address: string,
  { domain }: MailIn,
): { readonly houseMailId: string; readonly signature: string } | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [, id = '', signature = ''] = HOUSE_PART.exec(local) ?? [];
  return id === '' || host !== domain.toLowerCase() ? null : { houseMailId: toUuid(id), signature };
}

/** Is true if this installation made the address for this person in this conversation. */
export function isSignedFor(who: Correspondent, signature: string, { secret }: MailIn): boolean {
  return isSignedWith([secret], candidatePayload(who), signature, SIGNATURE);
}

/** Is true if this installation made the address for this employee in this conversation. */
export function isSignedForColleague(who: EmployerCorrespondent, signature: string, { secret }: MailIn): boolean {
  return isSignedWith([secret], employerPayload(who), signature, SIGNATURE);
}
