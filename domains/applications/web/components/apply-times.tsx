import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { TextField } from '@hearth/ui/text-field';
import { Check, CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { Application, DayPart } from '../../contract/schemas.ts';
import type { Draft } from '../draft.ts';
import type { UsualShift } from '../../rules/usual-shifts.ts';
import { partsOf, shiftsByFit } from '../../rules/usual-shifts.ts';
import en from '../en.json' with { type: 'json' };

const PARTS: readonly DayPart[] = ['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT'];
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** When somebody can work: a week that is tapped, dragged over, or ticked by keyboard; the job's usual shifts are outlined. */
export function ApplyTimes({
  draft,
  usual,
  errors,
  onChange,
}: {
  draft: Draft;
  usual: readonly UsualShift[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const covered = shiftsByFit(usual, draft.availability).covered.length;
  return (
    <div className="grid gap-5">
      <WeekGrid
        availability={draft.availability}
        usual={usual}
        onChange={(availability) => onChange({ availability })}
      />
      {usual.length > 0 && (
        <p role="status" className="flex items-center gap-2 font-bold">
          <Icon of={CircleCheck} size={20} className={covered > 0 ? 'text-ok' : 'text-ink-3'} />
          {t('apply.covered', { count: covered, all: format.number(usual.length) })}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          size="xl"
          label={t('apply.hours')}
          optionalHint={t('apply.optional')}
          inputMode="numeric"
          value={draft.hoursPerWeek}
          error={errors['hoursPerWeek']}
          onChange={(event) => onChange({ hoursPerWeek: event.target.value })}
        />
        <TextField
          size="xl"
          type="date"
          label={t('apply.start')}
          optionalHint={t('apply.optional')}
          value={draft.canStartOn}
          error={errors['canStartOn']}
          onChange={(event) => onChange({ canStartOn: event.target.value })}
        />
      </div>
    </div>
  );
}

type Availability = Application['availability'];

function WeekGrid({
  availability,
  usual,
  onChange,
}: {
  availability: Availability;
  usual: readonly UsualShift[];
  onChange: (next: Availability) => void;
}) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  /** While a finger draws: whether it marks or clears, and the cells that it has touched. */
  const stroke = useRef<{ readonly marks: boolean; readonly touched: Set<string> } | null>(null);
  const has = (weekday: number, part: DayPart): boolean =>
    availability.some((slot) => slot.weekday === weekday && slot.part === part);
  const isUsual = (weekday: number, part: DayPart): boolean =>
    usual.some((shift) => shift.day === weekday && partsOf(shift.start, shift.end).includes(part));
  const set = (weekday: number, part: DayPart, marked: boolean): void => {
    const others = availability.filter((slot) => !(slot.weekday === weekday && slot.part === part));
    onChange(marked ? [...others, { weekday, part }] : others);
  };
  const draw = (event: PointerEvent): void => {
    const { current } = stroke;
    if (current === null) return;
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]')?.dataset[
      'cell'
    ];
    if (cell === undefined || current.touched.has(cell)) return;
    current.touched.add(cell);
    const [weekday = '1', part = 'MORNING'] = cell.split(':');
    set(Number(weekday), part as DayPart, current.marks);
  };
  return (
    <div>
      <table className="w-full table-fixed border-separate border-spacing-1 select-none">
        <caption className="sr-only">{t('apply.week')}</caption>
        <thead>
          <tr>
            <td className="w-11" />
            {PARTS.map((part) => (
              <th key={part} scope="col" className="pb-1 text-sm font-bold">
                {t(`part.${part}`)}
                <span className="block text-xs font-normal text-ink-2" dir="ltr">
                  {en.apply.bounds[part]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          className="touch-none"
          onPointerMove={draw}
          onPointerUp={() => {
            stroke.current = null;
          }}
          onPointerLeave={() => {
            stroke.current = null;
          }}
        >
          {DAYS.map((day) => (
            <tr key={day}>
              <th scope="row" className="text-start text-sm font-bold">
                {format.weekday(day, 'short')}
              </th>
              {PARTS.map((part) => (
                <td key={part} className="p-0">
                  <button
                    type="button"
                    aria-pressed={has(day, part)}
                    aria-label={t('apply.cell', { day: format.weekday(day), part: t(`part.${part}`) })}
                    data-cell={`${day}:${part}`}
                    onPointerDown={(event) => {
                      event.currentTarget.releasePointerCapture(event.pointerId);
                      stroke.current = { marks: !has(day, part), touched: new Set([`${day}:${part}`]) };
                      set(day, part, !has(day, part));
                    }}
                    onClick={(event) => {
                      // A click without a pointer comes from the keyboard or a screen reader.
                      if (event.detail === 0) set(day, part, !has(day, part));
                    }}
                    className={`grid h-11 w-full place-items-center rounded-md border ${has(day, part) ? 'border-accent-ink bg-accent-soft text-accent-ink' : 'border-line-strong bg-surface text-transparent'} ${isUsual(day, part) ? 'outline-2 -outline-offset-4 outline-bar outline-dashed' : ''} focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent`}
                  >
                    <Icon of={Check} size={20} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {usual.length > 0 && (
        <p className="mt-2 flex items-center gap-2 text-sm text-ink-2">
          <span aria-hidden="true" className="h-4 w-6 rounded-sm border-2 border-dashed border-bar" />
          {t('apply.usual')}
        </p>
      )}
    </div>
  );
}
