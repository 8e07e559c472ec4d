import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatMailDay, formatMailMoney } from '@hearth/kit/text/written-figures';
import type { SheetAct, SheetState } from '../rules/sheet-states.ts';
import { timesheetWords } from './words.ts';

/** What was done with a sheet. */
export interface DecidedSheet {
  readonly act: SheetAct;
  readonly state: SheetState;
  readonly note: string;
  readonly period_from: string;
  readonly period_until: string;
}

type Days = Pick<DecidedSheet, 'period_from' | 'period_until'>;

function writePeriod({ period_from: from, period_until: until }: Days, language: Language): string {
  const [first, last] = [formatMailDay(language, from), formatMailDay(language, until)];
  return fillPlaces(timesheetWords(language).period, { from: first, until: last });
}

/** The notice to whoever’s sheet was approved, sent back or reopened. */
export function writeDecided(sheet: DecidedSheet, language: Language): NoticeText {
  const words = timesheetWords(language);
  const title = sheet.act === 'SEND_BACK' ? words.sentBack : sheet.act === 'REOPEN' ? words.reopened : words.approved;
  return {
    title,
    text: [writePeriod(sheet, language), sheet.note].filter((line) => line !== '').join('\n'),
    link: `/my/timesheets?day=${sheet.period_from}`,
  };
}

/** The notice to whoever approves a sheet that was submitted. */
export function writeSubmitted(sheet: Days & { readonly name: string }, language: Language): NoticeText {
  return {
    title: fillPlaces(timesheetWords(language).submitted, { name: sheet.name }),
    text: writePeriod(sheet, language),
    link: `/timesheets?day=${sheet.period_from}`,
  };
}

/** The notice to whoever got a share of a tip pool. */
export function writeTips(
  pool: { readonly amount: number; readonly currency: string; readonly from_day: string; readonly until_day: string },
  language: Language,
): NoticeText {
  return {
    title: fillPlaces(timesheetWords(language).tips, {
      amount: formatMailMoney(language, pool.amount, pool.currency),
    }),
    text: writePeriod({ period_from: pool.from_day, period_until: pool.until_day }, language),
    link: `/my/timesheets?day=${pool.until_day}`,
  };
}
