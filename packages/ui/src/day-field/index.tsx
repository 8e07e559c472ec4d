import { formatTypedDate, typedDatePattern } from '@hearth/i18n/date-pattern';
import { deviceZone } from '@hearth/i18n/device-zone';
import type { Language } from '@hearth/i18n/languages';
import { useLanguage, usePhrases } from '@hearth/i18n/phrases';
import { readDate } from '@hearth/i18n/read-date';
import { useFormat } from '@hearth/i18n/use-format';
import { localDay } from '@hearth/kit/local-day';
import { CalendarDays } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../button/index.tsx';
import type { DateBounds, IsoDate, WeekStart } from '../calendar/index.tsx';
import type { LoadedComponent } from '../deferred/index.tsx';
import { Deferred } from '../deferred/index.tsx';
import type { LabelledProps } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { TextField } from '../text-field/index.tsx';
import type { CalendarPopoverProps } from './calendar-popover.tsx';
import { NativePicker } from './native-picker.tsx';
import en from './phrases/en.json';
import { partAt, rangeOf, stepDate } from './step-day.ts';

/** The props of a DayField: the day as `YYYY-MM-DD`, whichever way it is typed and shown. */
export type DayFieldProps = LabelledProps &
  DateBounds & {
    value: IsoDate | null;
    /** Called with a date inside the bounds, or with null when the field is emptied. */
    onChange: (value: IsoDate | null) => void;
    weekStart?: WeekStart | undefined;
    name?: string | undefined;
    required?: boolean | undefined;
    disabled?: boolean | undefined;
  };

/** What is in the field while it differs from the value, and the value that it was typed over. */
interface Draft {
  readonly text: string;
  readonly over: IsoDate | null;
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowUp: 1, ArrowDown: -1 };

const load = async (): Promise<{ Opened: LoadedComponent<CalendarPopoverProps> }> => import('./calendar-popover.tsx');

/** A date that people type in the order of their language, paste, step with the arrow keys, or pick. */
export function DayField(props: DayFieldProps) {
  const { value, onChange: _onChange, weekStart, min, max, error, name, required, disabled, ...frame } = props;
  const { t } = usePhrases('ui-day-field', en);
  const format = useFormat();
  const spokenId = useId();
  const typed = useTypedDay(props);
  const choose = { value, min, max, onChoose: typed.choose };
  return (
    <TextField
      {...frame}
      // What is shown is not the value: a form asks its fields before it is sent.
      ref={(input) => input?.setCustomValidity(typed.fault ?? '')}
      onInvalid={typed.leave}
      error={error ?? (typed.left ? typed.fault : undefined)}
      value={typed.text}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.leave}
      onKeyDown={typed.press}
      placeholder={typedDatePattern(typed.language)}
      autoComplete="off"
      inputMode="numeric"
      {...{ name, required, disabled }}
      aria-describedby={typed.shown === null ? undefined : spokenId}
      inputClassName="tabular-nums"
      end={
        <>
          {typed.shown !== null && (
            <>
              <span id={spokenId} hidden>
                {format.date(typed.shown, 'full')}
              </span>
              <span aria-hidden="true" className="pe-1 text-sm text-ink-2">
                {format.weekday(isoWeekday(typed.shown), 'short')}
              </span>
            </>
          )}
          <NativePicker label={t('open')} disabled={disabled} {...choose} />
          <span className="flex pointer-coarse:hidden">
            <Deferred<CalendarPopoverProps>
              button={<IconButton label={t('open')} size="sm" disabled={disabled} icon={<Icon of={CalendarDays} />} />}
              load={load}
              rest={{ ...choose, weekStart }}
            />
          </span>
        </>
      }
    />
  );
}

/** The text of the field, what is wrong with it, and how it changes. */
function useTypedDay({ value, onChange, min, max }: DayFieldProps) {
  const language = useLanguage();
  const sayFault = useFault({ min, max });
  const [draft, setDraft] = useState<Draft | null>(null);
  const [left, setLeft] = useState(false);
  // A value that was set from outside replaces what is being typed.
  const text = draft?.over === value ? draft.text : value === null ? '' : formatTypedDate(language, value);
  const read = readDate(language, text, deviceToday());
  const fault = text.trim() === '' ? undefined : sayFault(read?.date);
  /** Shows a text and announces the day that it means, if that has changed. */
  function write(next: string, day: IsoDate | null): void {
    setDraft({ text: next, over: day });
    if (day !== value) onChange(day);
  }
  function type(next: string): void {
    // A new fault is told when the field is left; one that is told stays until it is mended.
    if (fault === undefined) setLeft(false);
    if (next.trim() === '') return write(next, null);
    const wanted = readDate(language, next, deviceToday());
    // 15/12/20 may still become 15/12/2026: it counts when the field is left.
    const counts = wanted?.isComplete === true && sayFault(wanted.date) === undefined;
    write(next, counts ? wanted.date : value);
  }
  function choose(day: IsoDate | null): void {
    setDraft(null);
    if (day !== value) onChange(day);
  }
  function settle(): void {
    if (read !== undefined && fault === undefined) choose(read.date);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') settle();
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const part = partAt(language, text, event.currentTarget.selectionStart ?? 0);
    const day = within(read === undefined ? deviceToday() : stepDate(read.date, part, by), { min, max });
    const input = event.currentTarget;
    flushSync(() => write(formatTypedDate(language, day), day));
    const { from, to } = rangeOf(language, day, part);
    input.setSelectionRange(from, to);
  }
  function leave(): void {
    setLeft(true);
    settle();
  }
  const shown = fault === undefined && read?.date === value ? value : null;
  return { language, text, fault, left, shown, type, choose, press, leave };
}

/** Says what is wrong with a date: none was read, or it is outside the bounds. */
function useFault({ min, max }: DateBounds): (date: IsoDate | undefined) => string | undefined {
  const { t } = usePhrases('ui-day-field', en);
  const language = useLanguage();
  const format = useFormat();
  return (date) => {
    if (date === undefined) return t('invalid', { example: exampleOf(language) });
    if (date === within(date, { min, max })) return undefined;
    if (max === undefined) return t('from', { from: format.date(min ?? date) });
    if (min === undefined) return t('until', { until: format.date(max) });
    return t('between', { from: format.date(min), until: format.date(max) });
  };
}

/** A date whose day cannot be taken for its month. */
function exampleOf(language: Language): string {
  return formatTypedDate(language, `${deviceToday().slice(0, 4)}-12-31`);
}

function within(date: IsoDate, { min, max }: DateBounds): IsoDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

function deviceToday(): IsoDate {
  return localDay(new Date(), deviceZone());
}

function isoWeekday(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
