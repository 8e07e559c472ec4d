import { fillPlaces, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import type { LetterBrand } from '@hearth/domains/identity/service';
import type { Work } from '@hearth/platform/module';
import type { Mail } from '@hearth/platform/module';
import type { DueRow } from './queries/delivery.ts';
import type { KnownReceiver } from './receivers.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { noticePhrases } from './words.ts';

/** The subject type of notice mails, for delivery lookups. */
export const NOTICE_MAIL = 'notices.mail';

/** Where a mail about notices stands in the delivery log, and whose brand it wears. */
export interface NoticeMail {
  readonly mailId: string;
  readonly brand: LetterBrand | undefined;
}

/** One mail about one or several notices. */
export function noticeMail(
  { config, db }: Pick<Work<'system'>, 'config' | 'db'>,
  { person, email, language }: KnownReceiver & { readonly email: string },
  notices: readonly DueRow[],
  { mailId, brand }: NoticeMail,
): Mail {
  const phrases = noticePhrases(language);
  const [first] = notices;
  const isOne = notices.length === 1;
  const kinds = [...new Set(notices.map((notice) => notice.kind))];
  const token = unsubscribeToken(db.keys, person.id, kinds);
  const toMailItem = ({ title, body, link }: DueRow) => ({
    label: title,
    note: body,
    link: pageLink(config, language, link),
  });
  return {
    ...composeCustomMail({
      to: email,
      language,
      brand,
      subject: (isOne
        ? (first?.title ?? '')
        : fillPlaces(phrases.digest, { count: String(notices.length) })
      ).replaceAll(/\s+/g, ' '),
      text: isOne ? [first?.title, first?.body].filter((line) => line !== '').join('\n\n') : phrases.intro,
      button: isOne
        ? { label: phrases.open, link: pageLink(config, language, first?.link ?? '/notifications') }
        : { label: phrases.openAll, link: pageLink(config, language, '/notifications') },
      ...(isOne ? {} : { list: notices.map(toMailItem) }),
      foot: { label: phrases.settings, link: pageLink(config, language, '/settings/notifications') },
    }),
    unsubscribe: new URL(`/v1/notices/unsubscribe/${token}`, config.publicUrl).href,
    about: { kind: NOTICE_MAIL, id: mailId, within: person.id },
  };
}
