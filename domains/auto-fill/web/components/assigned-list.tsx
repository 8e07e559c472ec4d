import { compareText } from '@hearth/i18n/format';
import type { Formats } from '@hearth/i18n/use-format';
import { useLanguage } from '@hearth/i18n/phrases';
import type { FillResult } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { shiftText } from './shift-text.ts';

type AssignedProps = { readonly assigned: FillResult['assigned']; readonly format: Formats };

/** Who gets what, by person. */
export function AssignedList({ assigned, format }: AssignedProps) {
  const { t } = useWords();
  const compare = compareText(useLanguage());
  const byPerson = [...Map.groupBy(assigned, (one) => one.employee_id).values()].toSorted((one, other) =>
    compare(one[0]?.name ?? '', other[0]?.name ?? ''),
  );
  return (
    <section>
      <h3 className="pb-1 font-bold">{t('assigned', { count: assigned.length })}</h3>
      <ul className="divide-y divide-line">
        {byPerson.map((shifts) => (
          <li key={shifts[0]?.employee_id} className="grid gap-0.5 py-2 sm:grid-cols-[12rem_1fr]">
            <span>{shifts[0]?.name}</span>
            <ul className="text-dense text-ink-2">
              {shifts.map((shift) => (
                <li key={shift.shift_id}>{shiftText(shift, format)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
