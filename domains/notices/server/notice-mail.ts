import { fillPlaces, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import type { Work } from '@hearth/platform/module';
import type { Mail } from '@hearth/platform/module';
import type { DueRow } from './queries/delivery.ts';
import type { KnownReceiver } from './receivers.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { noticePhrases } from './words.ts';

/** The subject type of notice mails, for delivery lookups. */
export const NOTICE_MAIL = 'notices.mail';

/** One mail about one or several notices. `mailId` stands for it in the delivery log. */
export function noticeMail(
  { config, db }: Pick<Work<'system'>, 'config' | 'db'>,
  { person, email, language }: KnownReceiver & { readonly email: string },
  notices: readonly DueRow[],
  mailId: string,
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
