import { datePattern } from '@hearth/i18n/date-pattern';
import { useLanguage } from '@hearth/i18n/phrases';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/index.tsx';
import type { CalendarLabels, DateBounds, IsoDate, WeekStart } from '../calendar/index.tsx';
import { Calendar, isWithin, parseIsoDate } from '../calendar/index.tsx';
import type { LabelledProps } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { Popover } from '../popover/index.tsx';
import { TextField } from '../text-field/index.tsx';

/** The props of a DateField; its words include what to say about a text that is no date. */
export type DateFieldProps = LabelledProps &
  DateBounds & {
    value: IsoDate | null;
    /** Called with a date that is valid and inside the bounds, or with null when the field is emptied. */
    onChange: (value: IsoDate | null) => void;
    labels: CalendarLabels & { open: string; invalid: string; outOfBounds: string };
    weekStart?: WeekStart | undefined;
    name?: string | undefined;
    required?: boolean | undefined;
    disabled?: boolean | undefined;
  };

/** A date typed as YYYY-MM-DD or picked; what is typed counts only when it is exactly that. */
export function DateField({
  value,
  onChange,
  labels,
  weekStart,
  min,
  max,
  error,
  name,
  required,
  disabled,
  ...frame
}: DateFieldProps) {
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const text = draft ?? value ?? '';
  const fault = findFault(text, { min, max }, labels);
  function type(next: string) {
    setDraft(next);
    if (next === '') onChange(null);
    else if (findFault(next, { min, max }, labels) === undefined) onChange(next);
  }
  function leave() {
    setLeft(true);
    if (fault === undefined) setDraft(null);
  }
  return (
    <TextField
      {...frame}
      // What is shown is not the value: a form asks its fields before it is sent.
      ref={(input) => input?.setCustomValidity(fault ?? '')}
      onInvalid={() => setLeft(true)}
      error={error ?? (left ? fault : undefined)}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      placeholder={datePattern(language)}
      autoComplete="off"
      name={name}
      required={required}
      disabled={disabled}
      inputClassName="tabular-nums"
      end={
        <Popover
          label={labels.calendar}
          placement="bottom end"
          trigger={<IconButton label={labels.open} size="sm" disabled={disabled} icon={<Icon of={CalendarDays} />} />}
        >
          {(close) => (
            <Calendar
              focused
              labels={labels}
              weekStart={weekStart}
              min={min}
              max={max}
              value={value}
              onChange={(day) => {
                setDraft(null);
                onChange(day);
                close();
              }}
            />
          )}
        </Popover>
      }
    />
  );
}

function findFault(text: string, bounds: DateBounds, labels: DateFieldProps['labels']): string | undefined {
  if (text === '') return undefined;
  if (parseIsoDate(text) === undefined) return labels.invalid;
  return isWithin(text, bounds) ? undefined : labels.outOfBounds;
}
