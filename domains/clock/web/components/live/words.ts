import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of what is done with a day that is under way, and the formatters of the page. */
export function useLiveWords() {
  return { ...usePhrases('clock-live', en), format: useFormat() };
}

/** The phrase of whether somebody was told; of the reader’s own shift, and where nothing changed, nobody is. */
export function toldPhrase(isTold: boolean | null): 'told' | 'notTold' | 'saved' {
  return isTold === null ? 'saved' : isTold ? 'told' : 'notTold';
}
