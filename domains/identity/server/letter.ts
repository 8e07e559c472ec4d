import { PRODUCT } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import type { Mail } from '@hearth/platform/module';
import { createMailColours } from '../rules/mail-colours.ts';
import type { MailColours } from '../rules/mail-colours.ts';
import { fillPhrase, phrasesIn } from './words.ts';

type MailPhrases = ReturnType<typeof phrasesIn>;
type MailSubject = Exclude<keyof MailPhrases, 'hello' | 'helloNobody' | 'ignore' | 'notYou' | 'plain' | 'via'>;

/** Mails whose link proves the address that they go to. */
const PROVING: ReadonlySet<MailSubject> = new Set(['reset', 'activate', 'verify']);

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
    ...(PROVING.has(about) ? { beforeProof: true } : {}),
    subject: fillPhrase(words[about].subject, values),
    text: [hello, line, ...codeLine, ...linkLine, last, PRODUCT].join('\n\n'),
    html: renderPage(language, PRODUCT_HEAD, [
      paragraph(escape(hello)),
      paragraph(escape(line)),
      ...(code === undefined ? [] : [codeBox(code)]),
      ...(link === undefined
        ? []
        : [button(OWN_COLOURS, buttonLabel(words, about), link), small(OWN_COLOURS, words.plain, link)]),
      paragraph(escape(last)),
    ]),
  };
}

/** The brand that a mail's reader deals with: its mails wear its name, its colour and its picture. */
export interface LetterBrand {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`; null for one that has chosen none. */
  readonly colour: string | null;
  /** The whole address of a square picture. */
  readonly logo: string | null;
}

/** A mail whose text the caller supplies; an empty line separates paragraphs. */
export interface CustomMailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly button: { readonly label: string; readonly link: string };
  /** Whose mail it is; undefined: the product's own. Every writer says so: people know the house that they deal with. */
  readonly brand: LetterBrand | undefined;
  /** What else can be opened, each with a line below it. */
  readonly list?: readonly { readonly label: string; readonly note: string; readonly link: string }[];
  /** A last, quiet link. */
  readonly foot?: { readonly label: string; readonly link: string };
}

/** Composes a mail with the caller's text in the common layout, in the look of a brand or of the product. */
export function composeCustomMail({
  to,
  language,
  subject,
  text,
  button: main,
  brand,
  list = [],
  foot,
}: CustomMailContent): Mail {
  const words = phrasesIn(language);
  const colours = createMailColours(brand?.colour ?? null);
  const lines = text.split('\n\n').map((line) => paragraph(escape(line).replaceAll('\n', '<br>')));
  const items = list.map(({ label, note, link }) => `${label}\n${note}\n${link}`);
  const last = foot === undefined ? [] : [`${foot.label}: ${foot.link}`];
  // A name may hold whatever somebody typed; a header is one line.
  const sender = brand && fillPhrase(words.via, { brand: brand.name, product: PRODUCT }).replaceAll(/\s+/g, ' ');
  return {
    to,
    subject,
    ...(sender === undefined ? {} : { senderName: sender }),
    text: [text, ...items, `${main.label}: ${main.link}`, sender ?? PRODUCT, ...last].join('\n\n'),
    html: renderPage(language, brand === undefined ? PRODUCT_HEAD : headOf(brand, colours), [
      ...lines,
      ...list.map((entry) => item(colours, entry)),
      button(colours, main.label, main.link),
      small(colours, words.plain, main.link),
      ...(sender === undefined ? [] : [note(sender)]),
      ...(foot === undefined ? [] : [quiet(foot.label, foot.link)]),
    ]),
  };
}

const OWN_COLOURS = createMailColours(null);

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

const codeBox = (code: string): string =>
  `<p dir="ltr" style="margin:0 0 16px;font-size:28px;font-weight:bold;letter-spacing:6px;text-align:center">${escape(code)}</p>`;

const button = ({ fill: background, onFill }: MailColours, text: string, link: string): string =>
  `<p style="margin:0 0 16px"><a href="${escape(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${background};color:${onFill};font-weight:bold;text-decoration:none">${escape(text)}</a></p>`;

const small = ({ ink }: MailColours, text: string, link: string): string =>
  `<p style="margin:0 0 16px;font-size:13px;color:#6b5d50">${escape(text)}<br><a dir="ltr" href="${escape(link)}" style="color:${ink};word-break:break-all">${escape(link)}</a></p>`;

const item = (
  { ink }: MailColours,
  { label, note: below, link }: { label: string; note: string; link: string },
): string =>
  `<p style="margin:0 0 16px"><a href="${escape(link)}" style="color:${ink};font-weight:bold">${escape(label)}</a><br><span style="font-size:14px;color:#6b5d50">${escape(below)}</span></p>`;

const quiet = (text: string, link: string): string =>
  `<p style="margin:16px 0 0;font-size:13px"><a href="${escape(link)}" style="color:#6b5d50">${escape(text)}</a></p>`;

const note = (text: string): string => `<p style="margin:16px 0 0;font-size:13px;color:#6b5d50">${escape(text)}</p>`;

const titleLine = (colour: string, html: string): string =>
  `<p style="margin:0 0 16px;font-size:20px;font-weight:bold;color:${colour}">${html}</p>`;

const PRODUCT_HEAD = titleLine(OWN_COLOURS.ink, PRODUCT);

/** A brand's picture and name above its mail. Programs that load no pictures still say whose mail it is. */
function headOf({ name, logo }: LetterBrand, { ink }: MailColours): string {
  if (logo === null) return titleLine(ink, escape(name));
  const picture = `<img src="${escape(logo)}" alt="" width="40" height="40" style="width:40px;height:40px;border-radius:8px;vertical-align:middle;margin-inline-end:12px">`;
  return titleLine(ink, `${picture}${escape(name)}`);
}

/** Styles are inline: mail programs drop style sheets. */
function renderPage(language: Language, head: string, parts: readonly string[]): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body style="margin:0;background:#faf6f0"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 16px"><table role="presentation" dir="${direction}" cellspacing="0" cellpadding="0" style="width:100%;max-width:520px;background:#ffffff;border:1px solid #e7ddd0;border-radius:12px"><tr><td style="padding:24px;font:16px/1.5 system-ui,sans-serif;color:#2b211a;text-align:start">${head}${parts.join('')}</td></tr></table></td></tr></table></body></html>`;
}
