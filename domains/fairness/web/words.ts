import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import { useFormat } from '@hearth/i18n/use-format';
import type { Choice, Question } from '../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

/** Returns the phrases of demographic questions and reports. */
export function useFairnessWords() {
  const phrases = usePhrases('fairness', en);
  const format = useFormat();
  const nameOf = (question: Question, choice: Choice): string =>
    phrases.t(choice === 'NOT_SAID' ? 'choice.NOT_SAID' : (`choice.${question}.${choice}` as PhraseKey<typeof en>));
  return { ...phrases, format, nameOf };
}
