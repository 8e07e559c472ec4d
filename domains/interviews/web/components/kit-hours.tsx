import { firstDayOfWeek } from '@hearth/i18n/format';
import { Checkbox } from '@hearth/ui/checkbox';
import { TimePicker } from '@hearth/ui/time-picker';
import type { OpenHours } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Edits the weekly hours for interviews. A second span on a day is kept as it is. A second stretch of a day that came
 * from elsewhere stays as it is.
 */
export function KitHours(props: {
  readonly hours: readonly OpenHours[];
  readonly error: string | undefined;
  readonly onChange: (hours: OpenHours[]) => void;
}) {
  const { t, format, language } = useWords();
  const { hours, error, onChange } = props;
  const labels = {
    open: t('time.open'),
    times: t('time.times'),
    invalid: t('time.invalid'),
    outOfBounds: t('time.invalid'),
    none: t('time.none'),
  };
  const first = firstDayOfWeek(language);
  const days = DAYS.toSorted((a, b) => ((a - first + 7) % 7) - ((b - first + 7) % 7));
  return (
    <fieldset className="grid gap-1" data-invalid={error === undefined ? undefined : true}>
      <legend className="mb-1 text-dense font-bold">{t('kits.hours')}</legend>
      {days.map((weekday) => {
        const at = hours.findIndex((one) => one.weekday === weekday);
        const own = hours[at];
        const name = format.weekday(weekday);
        const set = (change: Partial<OpenHours>): void =>
          onChange(hours.map((one, index) => (index === at ? { ...one, ...change } : one)));
        return (
          <div
            key={weekday}
            className="grid min-h-9 grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]"
          >
            <Checkbox
              className="max-sm:col-span-2"
              label={name}
              checked={own !== undefined}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...hours, { weekday, start: '10:00', end: '17:00' }].toSorted((a, b) => a.weekday - b.weekday)
                    : hours.filter((one) => one.weekday !== weekday),
                )
              }
            />
            {own !== undefined &&
              (['start', 'end'] as const).map((end) => (
                <TimePicker
                  key={end}
                  labelHidden
                  label={t(end === 'start' ? 'kits.from' : 'kits.to', { day: name })}
                  labels={labels}
                  minuteStep={15}
                  value={own[end] as `${number}:${number}`}
                  onChange={(time) => time !== null && set({ [end]: time })}
                />
              ))}
          </div>
        );
      })}
      {error !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
