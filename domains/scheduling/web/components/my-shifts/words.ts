import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json';

/** Translates what an employee reads about their own shifts. */
export function useMyShiftWords() {
  return usePhrases('scheduling-my-shifts', en).t;
}
