import { deviceZone } from '@hearth/i18n/device-zone';
import { Disclosure } from '@hearth/ui/disclosure';
import type { LeaveEntry } from '../../../contract/schemas.ts';
import { useLeaveWords } from '../../words.ts';

interface EntriesProps {
  readonly entries: readonly LeaveEntry[];
}

/** What managers entered, with their reasons; nothing where they entered nothing. */
export function Entries({ entries }: EntriesProps) {
  const { t, format, say, signed } = useLeaveWords();
  if (entries.length === 0) return null;
  const valueOf = ({ kind, amount, unit, week_days: days }: LeaveEntry): string => {
    if (amount === null || unit === null) return `${t('adjust.weekDays')}: ${format.number(days ?? 0)}`;
    return kind === 'ADJUSTMENT' ? signed(amount, unit) : say(amount, unit);
  };
  return (
    <Disclosure plain title={t('person.entries')} note={format.number(entries.length)}>
      <ol className="grid gap-3 py-1 text-sm">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-0.5">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span>
                {t(`kinds.${entry.time_off_kind}`)} · {format.date(entry.on)}
              </span>
              <b className="tabular-nums">{valueOf(entry)}</b>
            </span>
            <span dir="auto" className="break-words">
              {entry.reason}
            </span>
            <span className="text-ink-2">
              <bdi>{t('person.by', { name: entry.by, day: format.instantDate(entry.at, deviceZone()) })}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
