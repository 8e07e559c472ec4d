import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json';

/** The phrases of what an employee says of their own days: when they can work, time off, the calendar feed. The grid loads none of them. */
export function useOwnDayPhrases(): Phrases<PhraseKey<typeof en>>['t'] {
  return usePhrases('scheduling-own-days', en).t;
}

/** Says what a request for time off, or the decision on one, was refused for. */
export function useTimeOffProblem(): Phrases<PhraseKey<typeof en>>['problem'] {
  return usePhrases('scheduling-own-days', en).problem;
}
