import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatWeekday } from '@hearth/kit/text/written-dates';
import type { DealState } from '../contract/schemas.ts';
import type { BiddingRow, BidRow } from './queries/bid.ts';
import { dealWords } from './words.ts';

const MINE = '/my/shifts/requests?show=bids';

/** What a bidder is told once bidding has ended, without anybody's name and without a word about pay. */
export function writeBid(
  { shift, location_name: place, bid_order: order }: BiddingRow,
  bid: Pick<BidRow, 'state' | 'result'>,
  deal: DealState | null,
  language: Language,
): NoticeText {
  const words = dealWords(language);
  const when = fillPlaces(words.shift, {
    day: formatWeekday(language, shift.date),
    start: shift.start,
    end: shift.end,
  });
  const hasWon = bid.state === 'WON';
  const won = [words.wonBy[order], deal === 'APPROVED' ? words.nowYours : words.notYetYours];
  const where = [place, shift.position_name].filter((part) => part !== null && part !== '').join(' · ');
  const lines = hasWon ? won : [words.lostBy[bid.result ?? 'ENDED']];
  return {
    title: fillPlaces(hasWon ? words.bidWon : words.bidLost, { shift: when }),
    text: [where, ...lines.filter((line) => line !== '')].join('\n'),
    link: MINE,
  };
}
