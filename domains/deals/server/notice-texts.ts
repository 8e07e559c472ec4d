import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatWeekday } from '@hearth/kit/text/written-dates';
import type { Audience, Step } from '../rules/told.ts';
import type { DealRow, DealShiftRow } from './queries/deal.ts';
import { keptOf } from './present.ts';
import { dealWords } from './words.ts';

const MINE = '/my/shifts/requests';
const OPEN = '/my/shifts/requests?show=open';
const MANAGERS = '/schedule/requests';

/** What every notice about a deal says alike, to one audience in a language. */
function textsOf(row: DealRow, to: Audience, language: Language) {
  const words = dealWords(language);
  const line = (shift: DealShiftRow): string =>
    fillPlaces(words.shift, { day: formatWeekday(language, shift.date), start: shift.start, end: shift.end });
  const [giver, taker] = [row.giver_name ?? '', row.taker_name ?? ''];
  const say = (phrase: string): string =>
    fillPlaces(phrase, { shift: line(row.given), name: to === 'GIVER' ? taker : giver, giver, taker });
  const where = [row.location_name, row.given.position_name].filter((part) => part !== null && part !== '').join(' · ');
  const part = row.whole === null ? '' : fillPlaces(words.partOf, { shift: line(row.whole) });
  const notice = (title: string, lines: readonly string[], link = MINE): NoticeText => ({
    title: say(title),
    text: [where, part, ...lines].filter((one) => one !== '').join('\n'),
    link,
  });
  const [mine, theirs] = to === 'GIVER' ? [row.given, row.returned] : [row.returned, row.given];
  const swap =
    mine === null || theirs === null || row.returned === null
      ? ''
      : fillPlaces(words.swapLines, { given: line(mine), returned: line(theirs) });
  const kept = keptOf(row);
  const keeps = to === 'GIVER' && kept !== undefined ? fillPlaces(words.keeps, { shift: line(kept) }) : '';
  return { words, say, notice, swap, keeps };
}

/** The notice of a step to one audience, in a language. */
export function writeStep(row: DealRow, step: Step, to: Audience, language: Language): NoticeText {
  const { words, say, notice, swap, keeps } = textsOf(row, to, language);
  if (to === 'EVERYBODY') return notice(words.released, [row.note], OPEN);
  if (to === 'MANAGERS')
    return notice(
      words.waiting,
      [say(row.giver_id === null ? words.waitingPickUp : words.waitingGive), row.note],
      MANAGERS,
    );
  switch (step.move) {
    case 'ASK':
      if (step.state === 'TAKEN') return notice(words.takenForYou, [words.notYetYours]);
      return row.verb === 'SWAP' ? notice(words.swapOffered, [swap, row.note]) : notice(words.offered, [row.note]);
    case 'AWARD':
      return step.state === 'APPROVED'
        ? notice(words.approved, [say(words.nowTheirs), keeps])
        : notice(words.taken, [words.stillYours]);
    case 'TAKE':
      if (to === 'TAKER') return notice(words.takenForYou, [words.notYetYours]);
      return notice(row.verb === 'SWAP' ? words.takenSwap : words.taken, [swap, words.stillYours]);
    case 'REFUSE':
      return step.state === 'OFFERED'
        ? notice(words.againOffered, [words.againOfferedText])
        : notice(words.refused, [row.decision_note, words.unchanged]);
    case 'APPROVE':
      if (row.returned !== null) return notice(words.approved, [swap, row.decision_note]);
      return notice(words.approved, [say(to === 'TAKER' ? words.nowYours : words.nowTheirs), keeps, row.decision_note]);
    case 'DECLINE':
      return notice(words.declined, [row.decision_note, words.unchanged]);
    case 'WITHDRAW':
      return notice(words.withdrawn, [words.unchanged]);
    case 'EXPIRE':
      return notice(words.expired, [words.unchanged]);
    case 'VOID':
      return notice(words.void, [words.voidText]);
  }
}
