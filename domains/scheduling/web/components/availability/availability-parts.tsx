import { DAY_PART_HOURS, DAY_PART_NAMES } from '@hearth/kit/time/day-parts';
import type { AvailabilityGrid, CellKind } from '../../state/availability-grid.ts';
import { partAt, withPart } from '../../state/availability-parts.ts';
import { formatTime } from '../../../rules/hours/time.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';
import { LOOK, SIGN } from './cell-look.ts';

/** The usual week by mornings, afternoons, evenings and nights: each is marked by one press. */
export function AvailabilityParts({
  grid,
  kind,
  onChange,
}: {
  readonly grid: AvailabilityGrid;
  readonly kind: CellKind;
  readonly onChange: (grid: AvailabilityGrid) => void;
}) {
  const { format } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  return (
    <table aria-label={own('avail.title')} className="w-full table-fixed border-separate border-spacing-1 text-sm">
      <thead>
        <tr>
          <td className="w-24 phone:w-20" />
          {grid.days.map((_, day) => (
            <th key={day} scope="col" abbr={format.weekday(day + 1)} className="font-bold">
              <span className="phone:hidden">{format.weekday(day + 1, 'short')}</span>
              <span className="hidden phone:inline">{format.weekday(day + 1, 'narrow')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAY_PART_NAMES.map((part) => (
          <tr key={part}>
            <th scope="row" className="text-start font-normal">
              {own(`avail.part.${part}`)}
              <span className="block text-xs text-ink-2">
                {format.timeRange(
                  formatTime(DAY_PART_HOURS[part][0] * 60),
                  formatTime(DAY_PART_HOURS[part][1] * 60),
                  'compact',
                )}
              </span>
            </th>
            {grid.days.map((_, day) => {
              const state = partAt(grid, day, part);
              return (
                <td key={day}>
                  <button
                    type="button"
                    aria-label={own('avail.partCell', {
                      day: format.weekday(day + 1),
                      part: own(`avail.part.${part}`),
                      state: own(`avail.${state}`),
                    })}
                    onClick={() => onChange(withPart(grid, day, part, kind))}
                    className={`grid min-h-11 w-full place-items-center rounded-sm border border-line font-bold ${LOOK[state]}`}
                  >
                    {SIGN[state]}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
