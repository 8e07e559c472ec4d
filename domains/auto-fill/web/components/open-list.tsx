import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import type { Formats } from '@hearth/i18n/use-format';
import type { FillResult } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { shiftText } from './shift-text.ts';

type OpenProps = { readonly shifts: FillResult['left_open']; readonly format: Formats };

/** What stays open, why, and who came closest. */
export function OpenList({ shifts, format }: OpenProps) {
  const { t } = useWords();
  const ruleName = useRuleNames();
  const why = (shift: FillResult['left_open'][number]): string => {
    if (shift.in_position === 0) return t('why.nobody');
    const rules = shift.rules.map(({ rule, people }) =>
      t('why.rule', { rule: ruleName(rule), number: format.number(people) }),
    );
    return rules.length === 0 ? t('why.notFound') : rules.join(' · ');
  };
  return (
    <section>
      <h3 className="pb-1 font-bold">{t('leftOpen', { count: shifts.length })}</h3>
      <ul className="divide-y divide-line">
        {shifts.map((shift) => (
          <li key={shift.shift_id} className="grid gap-0.5 py-2">
            <span>{shiftText(shift, format)}</span>
            <span className="text-dense text-ink-2">{why(shift)}</span>
            {shift.rules.length > 0 && (
              <span className="text-dense text-ink-2">
                {t('why.closest', {
                  people: format.list(
                    shift.closest.map(({ name, rules }) =>
                      t('why.person', { name, rules: rules.map((rule) => ruleName(rule)).join(', ') }),
                    ),
                  ),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
