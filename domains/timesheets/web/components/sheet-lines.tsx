import type { SheetDetail } from '../../contract/schemas.ts';
import { useTimesheetWords } from '../words.ts';

type Line = SheetDetail['lines'][number];
const LEAVE = ['HOLIDAY', 'SICK', 'UNPAID', 'OTHER'] as const;
const OVERTIME = ['DAILY', 'WEEKLY', 'SEVENTH_DAY', 'CONTRACT'] as const;

/** Why a line is there, in words: the position and rate, the rule of overtime, the kind of time off. */
function useReason() {
  const { t, format, money } = useTimesheetWords();
  return (line: Line): string => {
    const rate = line.rate === null ? '' : t('reasons.rate', { amount: money(line.rate, line.currency) });
    const overtime = OVERTIME.find((one) => one === line.reason);
    const leave = LEAVE.find((one) => one === line.reason);
    const parts = {
      WORK: [line.position_name, line.location_name, rate],
      OVERTIME: [
        overtime === undefined ? '' : t(`reasons.${overtime}`),
        line.percent === 0 ? '' : t('reasons.plus', { percent: format.percent(line.percent / 100) }),
        rate,
      ],
      NIGHT: [t('reasons.plus', { percent: format.percent(line.percent / 100) }), rate],
      LEAVE: [leave === undefined ? '' : t(`reasons.${leave}`), rate],
      PREMIUM: [line.reason],
      TIPS: [],
      DECLARED_TIPS: [],
      CORRECTION: [t('reasons.correction')],
    }[line.kind];
    return parts.filter((part) => part !== null && part !== '').join(' · ');
  };
}

/** The lines of a sheet by day. */
export function SheetLines({ lines }: Pick<SheetDetail, 'lines'>) {
  const { t, format, money, signed } = useTimesheetWords();
  const reason = useReason();
  if (lines.length === 0) return <p className="text-ink-2">{t('detail.noLines')}</p>;
  return (
    <ul className="divide-y divide-line">
      {[...Map.groupBy(lines, ({ day }) => day)].map(([day, ofDay]) => (
        <li key={day} className="grid gap-1 py-2">
          <h4 className="text-sm text-ink-2">{format.date(day, 'weekday')}</h4>
          <ul className="grid gap-1">
            {ofDay.map((line, index) => (
              <li key={`${line.kind} ${String(index)}`} className="flex flex-wrap items-baseline gap-x-3">
                <span className="min-w-40 flex-1">
                  {t(`kinds.${line.kind}`)}
                  <span className="block text-sm text-ink-2">{reason(line)}</span>
                </span>
                <span className="tabular-nums">
                  {line.minutes !== 0 &&
                    (line.kind === 'CORRECTION' ? signed(line.minutes) : format.duration(line.minutes))}
                </span>
                {line.amount !== null && line.currency !== null && (
                  <span className="min-w-20 text-end tabular-nums">{money(line.amount, line.currency)}</span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
