import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import type { ScoreLine } from '../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

/** Returns the phrases of matching, with explanations of each factor. */
export function useWords() {
  const phrases = usePhrases('matching', en);
  const format = useFormat();
  const { t } = phrases;
  const why = ({ factor, state, have, of, day }: ScoreLine): string => {
    if (factor === 'open_shifts' && state === 'NOT_ASKED') return t('state.NO_OPEN_SHIFTS');
    if (state !== 'COUNTED') return t(`state.${state}`);
    const numbers = { have: format.number(have), of: format.number(of) };
    if (factor === 'position' && of > 1) return t('why.years', numbers);
    if (factor === 'pay') return t(have > 0 ? 'why.pay_within' : 'why.pay_above');
    if (factor === 'position') return t(have > 0 ? 'why.same_position' : 'why.other_position');
    if (factor === 'first_day') return t('why.first_day', { day: day === null ? '' : format.date(day, 'weekday') });
    return t(`why.${factor}`, numbers);
  };
  return { ...phrases, format, why };
}
