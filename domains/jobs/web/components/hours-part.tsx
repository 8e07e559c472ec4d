import { firstDayOfWeek } from '@hearth/i18n/format';
import { useFormat } from '@hearth/i18n/use-format';
import { Checkbox } from '@hearth/ui/checkbox';
import { NumberField } from '@hearth/ui/number-field';
import { TimePicker } from '@hearth/ui/time-picker';
import type { UsualShift, WeeklyHours } from '@hearth/domains/job-library/schemas';
import { useWords } from '../words.ts';
import { Lockable } from './lockable.tsx';
import { fieldId, Part, useGapWords } from './field-parts.tsx';
import type { PartProps } from './field-parts.tsx';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const FIRST_GUESS = { start: '09:00', end: '17:00' };

/** How many hours a week, and the times of a real week. */
export function HoursPart({ content, change, gaps, country }: PartProps & { readonly country: string | undefined }) {
  const { t, language } = useWords();
  const { at } = useGapWords();
  const hours: WeeklyHours = content.weekly_hours ?? { min: 0, max: 0 };
  const isKnown = content.weekly_hours !== null;
  const first = firstDayOfWeek(language, country);
  const days = DAYS.toSorted((a, b) => ((a - first + 7) % 7) - ((b - first + 7) % 7));
  return (
    <Part title={t('editor.sections.hours')}>
      <Lockable field="weekly_hours">
        <div id={fieldId('weekly_hours')} className="grid gap-5 sm:grid-cols-2">
          <NumberField
            label={t('editor.fields.hoursMin')}
            error={at(gaps, 'weekly_hours')}
            value={isKnown ? hours.min : null}
            min={0}
            max={80}
            step={0.5}
            onChange={(min) =>
              change({ weekly_hours: min === null ? null : { min, max: hours.max === hours.min ? min : hours.max } })
            }
          />
          <NumberField
            label={t('editor.fields.hoursMax')}
            value={isKnown ? hours.max : null}
            min={0}
            max={80}
            step={0.5}
            onChange={(max) => change({ weekly_hours: max === null ? null : { max, min: isKnown ? hours.min : max } })}
          />
        </div>
      </Lockable>
      <Lockable field="usual_week">
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-dense font-bold">{t('editor.fields.week')}</legend>
          {days.map((day) => (
            <Day key={day} day={day} week={content.usual_week} onChange={(week) => change({ usual_week: week })} />
          ))}
          <p className="text-sm text-ink-2">{t('editor.fields.weekHelp')}</p>
        </fieldset>
      </Lockable>
    </Part>
  );
}

/** The shift of one weekday, or none. A second shift on a day that came from elsewhere stays as it is. */
function Day(props: {
  readonly day: number;
  readonly week: readonly UsualShift[];
  readonly onChange: (week: UsualShift[]) => void;
}) {
  const { t } = useWords();
  const format = useFormat();
  const { day, week, onChange } = props;
  const index = week.findIndex((shift) => shift.day === day);
  const shift = week[index];
  const name = format.weekday(day);
  const labels = timeLabels(t);
  const set = (next: Partial<UsualShift>): void =>
    onChange(week.map((one, at) => (at === index ? { ...one, ...next } : one)));
  const last = week.findLast((one) => one.day < day) ?? FIRST_GUESS;
  return (
    <div className="grid min-h-9 grid-cols-2 items-center gap-x-3 gap-y-1 max-sm:mb-2 sm:grid-cols-[minmax(0,1fr)_7.5rem_7.5rem]">
      <Checkbox
        className="max-sm:col-span-2"
        label={name}
        checked={shift !== undefined}
        onChange={({ target }) =>
          onChange(
            target.checked
              ? [...week, { day, start: last.start, end: last.end }].toSorted((a, b) => a.day - b.day)
              : week.filter((one) => one.day !== day),
          )
        }
      />
      {shift !== undefined && (
        <>
          <TimePicker
            label={t('editor.fields.from', { day: name })}
            labelHidden
            labels={labels}
            minuteStep={15}
            value={shift.start as `${number}:${number}`}
            onChange={(start) => start !== null && set({ start })}
          />
          <TimePicker
            label={t('editor.fields.to', { day: name })}
            labelHidden
            labels={labels}
            minuteStep={15}
            value={shift.end as `${number}:${number}`}
            onChange={(end) => end !== null && set({ end })}
          />
        </>
      )}
    </div>
  );
}

function timeLabels(t: ReturnType<typeof useWords>['t']) {
  return {
    open: t('editor.time.open'),
    times: t('editor.time.times'),
    invalid: t('editor.time.invalid'),
    outOfBounds: t('editor.time.invalid'),
    none: t('editor.time.none'),
  };
}
