import { fillPlaces, pageLink } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { IncomingText } from '@hearth/platform/sms/connector';
import { MOST_ANSWERS_AN_HOUR, MOST_CODES_AN_HOUR, MOST_TEXTS_AN_HOUR } from '../rules/limits.ts';
import { parseKeyword } from '../rules/keywords.ts';
import { toGsmAlphabet } from '../rules/segments.ts';
import { findLanguageOfNumber } from './queries/choice.ts';
import { countAnswered, countIncoming, insertIncoming, updateIncoming } from './queries/incoming.ts';
import { insertWord, isStopped } from './queries/word.ts';
import { phrasesIn } from './words.ts';

type SmsContext = Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'text'>;
const HOUR_MS = 3_600_000;
/** Answers to HELP, STOP and START that one number gets within an hour. */
const MOST_WORDS_AN_HOUR = 6;

/**
 * Processes an incoming text once and handles keywords; `OPEN` is for the caller, `LEFT` is ignored. What is a word
 * of its number's own is done and answered here (`WORD`); what is `OPEN` is the caller's to deliver or to answer.
 * `LEFT`: it was taken before, or more came from there than is read.
 */
export async function processText(work: SmsContext, text: IncomingText): Promise<'LEFT' | 'WORD' | 'OPEN'> {
  const now = work.clock.now();
  const before = await countIncoming(work.db, text.from, new Date(now.getTime() - HOUR_MS));
  const line = { provider_id: text.id, number: text.from, own_number: text.to, at: now };
  const word = parseKeyword(text.text);
  const isAnswered = word !== null && before.helped < MOST_WORDS_AN_HOUR && (await hasRoom(work));
  const kind = word === null ? 'MESSAGE' : 'WORD';
  if (!(await insertIncoming(work.db, { ...line, kind, answered: isAnswered }))) return 'LEFT';
  if (word === null) return before.all < MOST_TEXTS_AN_HOUR ? 'OPEN' : 'LEFT';
  // However much came before: a STOP always counts.
  if (word !== 'HELP') {
    const ownNumber = word === 'STOPALL' ? null : text.to;
    await insertWord(work.db, {
      id: newId(now.getTime()),
      number: text.from,
      own_number: ownNumber,
      stopped: word !== 'START',
      at: now,
    });
  }
  if (isAnswered) {
    const language = await findLanguage(work, text.from);
    const said = phrasesIn(language)[word === 'HELP' ? 'help' : word === 'START' ? 'started' : 'stopped'];
    await work.text({
      from: text.to,
      to: text.from,
      text: toGsmAlphabet(fillPlaces(said, { link: pageLink(work.config, language, '/my/applications') })),
    });
  }
  return 'WORD';
}

/** Answers the code of a post, where its sender has not asked too often.  */
export async function answerCode(work: SmsContext, text: IncomingText, answer: string): Promise<void> {
  const { codes } = await countIncoming(work.db, text.from, oneHourAgo(work));
  await answerOnce(work, text, 'CODE', codes < MOST_CODES_AN_HOUR, answer);
}

/** Answers a sender without a conversation, at most once an hour. */
export async function answerStranger(work: SmsContext, text: IncomingText): Promise<void> {
  const { answeredAsStranger } = await countIncoming(work.db, text.from, oneHourAgo(work));
  const language = await findLanguage(work, text.from);
  const link = pageLink(work.config, language, '/careers');
  await answerOnce(
    work,
    text,
    'STRANGER',
    answeredAsStranger === 0,
    fillPlaces(phrasesIn(language).stranger, { link }),
  );
}

async function answerOnce(
  work: SmsContext,
  text: IncomingText,
  kind: 'CODE' | 'STRANGER',
  mayBe: boolean,
  answer: string,
): Promise<void> {
  const answered = mayBe && (await hasRoom(work)) && !(await isStopped(work.db, text.from, text.to));
  await updateIncoming(work.db, text.id, { kind, answered });
  if (answered) await work.text({ from: text.to, to: text.from, text: toGsmAlphabet(answer) });
}

const oneHourAgo = ({ clock }: SmsContext): Date => new Date(clock.now().getTime() - HOUR_MS);

async function hasRoom(work: SmsContext): Promise<boolean> {
  return (await countAnswered(work.db, oneHourAgo(work))) < MOST_ANSWERS_AN_HOUR;
}

/** Finds the language that a number reads; the installation's for unknown numbers. */
async function findLanguage({ db, config }: SmsContext, number: string): Promise<Language> {
  return (await findLanguageOfNumber(db, number)) ?? detectLanguage(new URL(config.publicUrl).host);
}
