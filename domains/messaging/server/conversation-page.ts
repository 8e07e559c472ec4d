import { fillPlaces } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import type { Message } from '../contract/schemas.ts';
import type { ReceiverRow } from './queries/receiver.ts';
import { phrasesIn } from './words.ts';

/** Contents of an exported conversation. */
export interface ConversationPage {
  readonly language: Language;
  readonly about: Pick<
    ReceiverRow,
    'id' | 'first_name' | 'last_name' | 'job_title' | 'location_name' | 'employer_name'
  >;
  readonly messages: readonly Message[];
  /** How many there are; more than are shown where there are too many for one page. */
  readonly total: number;
  readonly madeAt: Date;
  readonly madeBy: string;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Isolates a timestamp, so that its digits keep their order in right-to-left text. */
const isolateInstant = (instant: string): string => `\u2066${instant}\u2069`;

/** Renders a conversation as one self-contained HTML page without scripts, links or images. */
export function renderConversationPage({ language, about, messages, total, madeAt, madeBy }: ConversationPage): string {
  const words = phrasesIn(language).page;
  const values = {
    candidate: `${about.first_name} ${about.last_name}`,
    job: about.job_title,
    place: about.location_name,
    employer: about.employer_name,
    when: isolateInstant(madeAt.toISOString()),
    name: madeBy,
    id: about.id,
    count: String(messages.length),
    total: String(total),
  };
  const title = escape(fillPlaces(words.title, values));
  const lines = [words.made, words.application, words.count].map(
    (line) => `<p>${escape(fillPlaces(line, values))}</p>`,
  );
  const heads = [words.time, words.who, words.message, words.id].map((head) => `<th scope="col">${escape(head)}</th>`);
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${title}</title><style>${LOOK}</style></head><body><h1>${title}</h1>${lines.join('')}<table><thead><tr>${heads.join('')}</tr></thead><tbody>${messages.map((message) => renderRow(message, words)).join('')}</tbody></table></body></html>`;
}

const LOOK =
  'body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#111;background:#fff}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:.4rem .6rem;text-align:start;vertical-align:top}.text{white-space:pre-wrap;overflow-wrap:anywhere}time{white-space:nowrap}.id{font-family:monospace;font-size:11px}tr{break-inside:avoid}';

function renderRow(message: Message, words: ReturnType<typeof phrasesIn>['page']): string {
  const { part, read_at: readAt } = message;
  const facts = [
    ...message.files.map((file) => fillPlaces(words.file, { name: file.name, id: file.id })),
    ...(part?.kind === 'TEXT' ? [words.byText] : []),
    ...(part?.kind === 'REMOVED' ? [words.removed] : []),
    ...(part?.kind === 'ASK' ? [fillPlaces(words.asked, { state: words.state[part.state] })] : []),
    readAt === null ? words.unread : fillPlaces(words.read, { when: isolateInstant(readAt) }),
  ];
  const cells = [
    `<td><time dir="ltr">${message.sent_at}</time></td>`,
    `<td>${escape(message.sender_name)}<br>${escape(words.side[message.from])}</td>`,
    `<td><div class="text" dir="auto">${escape(message.message_body)}</div>${facts.map((fact) => `<div>${escape(fact)}</div>`).join('')}</td>`,
    `<td class="id">${message.message_id}</td>`,
  ];
  return `<tr>${cells.join('')}</tr>`;
}
