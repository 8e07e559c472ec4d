import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatWeekday } from '@hearth/kit/text/written-dates';
import type { Audience, Step } from '../rules/told.ts';
import type { DealRow, DealShiftRow } from './queries/deal.ts';
import { dealWords } from './words.ts';

const MINE = '/my/shifts/requests';
const OPEN = '/my/shifts/requests?show=open';
const MANAGERS = '/schedule/requests';

/** The notice of a step to one audience, in a language. */
export function writeStep(row: DealRow, step: Step, to: Audience, language: Language): NoticeText {
  const words = dealWords(language);
  const line = (shift: DealShiftRow): string =>
    fillPlaces(words.shift, { day: formatWeekday(language, shift.date), start: shift.start, end: shift.end });
  const say = (phrase: string, more: Readonly<Record<string, string>> = {}): string =>
    fillPlaces(phrase, {
      shift: line(row.given),
      name: (to === 'GIVER' ? row.taker_name : row.giver_name) ?? '',
      ...more,
    });
  const where = [row.location_name, row.given.position_name].filter((part) => part !== null && part !== '').join(' · ');
  const notice = (title: string, lines: readonly string[], link = MINE): NoticeText => ({
    title,
    text: [where, ...lines.filter((one) => one !== '')].join('\n'),
    link,
  });
  const swap =
    row.returned === null
      ? ''
      : say(words.swapLines, {
          given: line(to === 'GIVER' ? row.given : row.returned),
          returned: line(to === 'GIVER' ? row.returned : row.given),
        });

  if (to === 'EVERYBODY') return notice(say(words.released), [row.note], OPEN);
  if (to === 'MANAGERS')
    return notice(
      say(words.waiting),
      [
        row.giver_id === null
          ? say(words.waitingPickUp, { taker: row.taker_name ?? '' })
          : say(words.waitingGive, { giver: row.giver_name ?? '', taker: row.taker_name ?? '' }),
        row.note,
      ],
      MANAGERS,
    );
  switch (step.move) {
    case 'ASK':
      if (step.state === 'TAKEN') return notice(say(words.takenForYou), [words.notYetYours]);
      return row.verb === 'SWAP'
        ? notice(say(words.swapOffered), [swap, row.note])
        : notice(say(words.offered), [row.note]);
    case 'TAKE':
      if (to === 'TAKER') return notice(say(words.takenForYou), [words.notYetYours]);
      return notice(say(row.verb === 'SWAP' ? words.takenSwap : words.taken), [swap, words.stillYours]);
    case 'REFUSE':
      return step.state === 'OFFERED'
        ? notice(say(words.againOffered), [words.againOfferedText])
        : notice(say(words.refused), [row.decision_note, words.unchanged]);
    case 'APPROVE': {
      if (row.returned !== null) return notice(say(words.approved), [swap, row.decision_note]);
      return notice(say(words.approved), [to === 'TAKER' ? words.nowYours : say(words.nowTheirs), row.decision_note]);
    }
    case 'DECLINE':
      return notice(say(words.declined), [row.decision_note, words.unchanged]);
    case 'WITHDRAW':
      return notice(say(words.withdrawn), [words.unchanged]);
    case 'EXPIRE':
      return notice(say(words.expired), [words.unchanged]);
    case 'VOID':
      return notice(say(words.void), [words.voidText]);
  }
}
