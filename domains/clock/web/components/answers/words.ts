import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of what people answered as they clocked out, and the formatters of the page. */
export function useAnswerWords() {
  return { ...usePhrases('clock-answers', en), format: useFormat() };
}
