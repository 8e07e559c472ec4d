import { PRODUCT } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import type { Mail } from '@hearth/platform/module';
import { fillPhrase, phrasesIn } from './words.ts';

type MailPhrases = ReturnType<typeof phrasesIn>;
type MailSubject = Exclude<keyof MailPhrases, 'hello' | 'helloNobody' | 'ignore' | 'notYou' | 'plain'>;

/** The topic and recipient of a mail. The address is always the stored one. */
export interface MailContent {
  readonly to: { readonly email: string; readonly first_name: string };
  readonly language: Language;
  readonly about: MailSubject;
  /** What the letter's button opens. */
  readonly link?: string;
  readonly code?: string;
  readonly minutes?: number;
  /** What else the letter's line says. */
  readonly values?: Readonly<Record<string, string>>;
  /** Where somebody goes who did not do this; instead of "there is nothing to do". */
  readonly alarm?: string;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

function buttonLabel(words: MailPhrases, about: MailSubject): string {
  const own = words[about];
  return 'button' in own ? own.button : '';
}

/** Composes a mail as text and HTML in its language and writing direction. */
export function composeMail({ to, language, about, link, code, minutes, values: more, alarm }: MailContent): Mail {
  const words = phrasesIn(language);
  const values = { product: PRODUCT, address: to.email, code: code ?? '', minutes: String(minutes ?? ''), ...more };
  const name = to.first_name.trim();
  const hello = name === '' ? words.helloNobody : fillPhrase(words.hello, { name });
  const line = fillPhrase(words[about].line, values);
  const own = words[about];
  const others = alarm === undefined ? words.ignore : fillPhrase(words.notYou, { link: alarm });
  const last = 'closing' in own ? own.closing : others;
  const codeLine = code === undefined ? [] : [`${words.verify.code} ${code}`];
  const linkLine = link === undefined ? [] : [`${buttonLabel(words, about)}: ${link}`];
  return {
    to: to.email,
    subject: fillPhrase(words[about].subject, values),
    text: [hello, line, ...codeLine, ...linkLine, last, PRODUCT].join('\n\n'),
    html: renderPage(language, [
      paragraph(escape(hello)),
      paragraph(escape(line)),
      ...(code === undefined ? [] : [codeBox(code)]),
      ...(link === undefined ? [] : [button(buttonLabel(words, about), link), small(words.plain, link)]),
      paragraph(escape(last)),
    ]),
  };
}

/** A mail whose text the caller supplies; an empty line separates paragraphs. */
export interface CustomMailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly button: { readonly label: string; readonly link: string };
  /** What else can be opened, each with a line below it. */
  readonly list?: readonly { readonly label: string; readonly note: string; readonly link: string }[];
  /** A last, quiet link. */
  readonly foot?: { readonly label: string; readonly link: string };
}

/** Composes a mail with the caller's text in the common layout. */
export function composeCustomMail({
  to,
  language,
  subject,
  text,
  button: main,
  list = [],
  foot,
}: CustomMailContent): Mail {
  const lines = text.split('\n\n').map((line) => paragraph(escape(line).replaceAll('\n', '<br>')));
  const items = list.map(({ label, note, link }) => `${label}\n${note}\n${link}`);
  const last = foot === undefined ? [] : [`${foot.label}: ${foot.link}`];
  return {
    to,
    subject,
    text: [text, ...items, `${main.label}: ${main.link}`, PRODUCT, ...last].join('\n\n'),
    html: renderPage(language, [
      ...lines,
      ...list.map(item),
      button(main.label, main.link),
      small(phrasesIn(language).plain, main.link),
      ...(foot === undefined ? [] : [quiet(foot.label, foot.link)]),
    ]),
  };
}

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

const codeBox = (code: string): string =>
  `<p dir="ltr" style="margin:0 0 16px;font-size:28px;font-weight:bold;letter-spacing:6px;text-align:center">${escape(code)}</p>`;

const button = (text: string, link: string): string =>
  `<p style="margin:0 0 16px"><a href="${escape(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#8a4b16;color:#ffffff;font-weight:bold;text-decoration:none">${escape(text)}</a></p>`;

const small = (text: string, link: string): string =>
  `<p style="margin:0 0 16px;font-size:13px;color:#6b5d50">${escape(text)}<br><a dir="ltr" href="${escape(link)}" style="color:#8a4b16;word-break:break-all">${escape(link)}</a></p>`;

const item = ({ label, note, link }: { label: string; note: string; link: string }): string =>
  `<p style="margin:0 0 16px"><a href="${escape(link)}" style="color:#8a4b16;font-weight:bold">${escape(label)}</a><br><span style="font-size:14px;color:#6b5d50">${escape(note)}</span></p>`;

const quiet = (text: string, link: string): string =>
  `<p style="margin:16px 0 0;font-size:13px"><a href="${escape(link)}" style="color:#6b5d50">${escape(text)}</a></p>`;

/** Styles are inline: mail programs drop style sheets. */
function renderPage(language: Language, parts: readonly string[]): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body style="margin:0;background:#faf6f0"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 16px"><table role="presentation" dir="${direction}" cellspacing="0" cellpadding="0" style="width:100%;max-width:520px;background:#ffffff;border:1px solid #e7ddd0;border-radius:12px"><tr><td style="padding:24px;font:16px/1.5 system-ui,sans-serif;color:#2b211a;text-align:start"><p style="margin:0 0 16px;font-size:20px;font-weight:bold;color:#8a4b16">${PRODUCT}</p>${parts.join('')}</td></tr></table></td></tr></table></body></html>`;
}
