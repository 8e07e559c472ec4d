import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { CalendarDays } from 'lucide-react';
import type { CalendarLabels, DateBounds, IsoDate, WeekStart } from '../calendar/index.tsx';
import { Calendar } from '../calendar/index.tsx';
import { Chip } from '../chip/index.tsx';
import type { LabelledProps } from '../field/index.tsx';
import { PickerField } from '../picker-field/index.tsx';
import en from './phrases/en.json';

/** The props of a DatesField: the days chosen, in order. */
export type DatesFieldProps = LabelledProps &
  DateBounds & {
    value: readonly IsoDate[];
    onChange: (days: IsoDate[]) => void;
    placeholder: string;
    labels: CalendarLabels;
    weekStart?: WeekStart | undefined;
    disabled?: boolean | undefined;
  };

/** Several days: a press in the calendar adds one or takes it away, and so does the cross of its chip. */
export function DatesField(props: DatesFieldProps) {
  const { value, onChange, placeholder, labels, weekStart, min, max, disabled, className, ...frame } = props;
  const { t } = usePhrases('ui-dates-field', en);
  const format = useFormat();
  return (
    <div className={className}>
      <PickerField
        {...frame}
        disabled={disabled}
        icon={CalendarDays}
        text={value.length === 0 ? '' : t('count', { count: value.length })}
        placeholder={placeholder}
        popoverLabel={labels.calendar}
      >
        <Calendar multiple {...{ labels, value, onChange, weekStart, min, max }} />
      </PickerField>
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {value.map((day) => (
            <li key={day}>
              <Chip
                {...(disabled === true
                  ? {}
                  : {
                      onRemove: {
                        label: t('remove', { day: format.date(day) }),
                        run: () => onChange(value.filter((other) => other !== day)),
                      },
                    })}
              >
                {format.date(day)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
