import { isStorable, toStorable } from '@hearth/kit/storable';
import PostalMime from 'postal-mime';
import { MOST_MAIL_TEXT } from '../../rules/limits.ts';
import { htmlToText } from '../../rules/mail/html-text.ts';

/** The parts of a mail that a reply to a message needs. */
export interface ReadMail {
  readonly messageId: string;
  readonly from: string;
  /** What mail servers on its way found out about where it comes from (RFC 8601), as they wrote it. */
  readonly authentication: readonly string[];
  readonly text: string;
  /** Written by a program: an absence note, a list, a report that mail did not arrive. */
  readonly isAutomatic: boolean;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** What a report says about a mail that did not arrive (RFC 3464), and what it brings back of that mail; null for any other. */
  readonly report: { readonly status: string; readonly returned: string } | null;
}

const MOST_FILES = 5;
/** More than the servers of any way write. */
const MOST_VERDICTS = 20;
/** Parts inside of parts and bytes of headers that a mail may have; no true one comes near. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };

/**
 * Reads a mail; null for what is none, or names nobody who wrote it. Texts are cut at a length that no answer has. Anybody can write a
 * mail: `mail-reader.ts` has this done in a thread with a deadline, and nothing else calls it.
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail | null> {
  const mail = await PostalMime.parse(bytes, { ...LIMITS, attachmentEncoding: 'arraybuffer' }).catch(() => null);
  const from = mail?.from?.address;
  if (mail === null || from === undefined || from === '' || !isStorable(from)) return null;
  const header = (name: string): string =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  const auto = header('auto-submitted');
  const partOf = (...types: string[]): string => {
    const content = mail.attachments.find(({ mimeType }) => types.includes(mimeType))?.content ?? '';
    const text = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
    return toStorable(text.slice(0, MOST_MAIL_TEXT));
  };
  const status = partOf('message/delivery-status', 'message/global-delivery-status');
  return {
    messageId: mail.messageId ?? `${from} ${mail.date ?? ''} ${mail.subject ?? ''}`,
    from,
    authentication: mail.headers
      .filter(({ key }) => key === 'authentication-results')
      .slice(0, MOST_VERDICTS)
      .map(({ value }) => value),
    text: toStorable(mail.text?.slice(0, MOST_MAIL_TEXT) ?? htmlToText((mail.html ?? '').slice(0, MOST_MAIL_TEXT))),
    isAutomatic:
      (auto !== '' && auto !== 'no') ||
      ['bulk', 'junk', 'list', 'auto_reply'].includes(header('precedence')) ||
      header('content-type').startsWith('multipart/report'),
    report:
      status === ''
        ? null
        : {
            status,
            returned: partOf('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'),
          },
    files: mail.attachments
      .filter(({ related }) => related !== true)
      .slice(0, MOST_FILES)
      .map(({ filename, content }) => ({
        name: toStorable(filename ?? ''),
        bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer),
      })),
  };
}
