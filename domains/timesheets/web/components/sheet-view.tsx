import { useBrand } from '@hearth/client/person';
import { Icon } from '@hearth/ui/icon';
import { TriangleAlert } from 'lucide-react';
import type { SheetDetail } from '../../contract/schemas.ts';
import { useTimesheetWords } from '../words.ts';
import { SheetLines } from './sheet-lines.tsx';

/** A sheet: its sums, what is odd, each line with its reason, and what became of it. */
export function SheetView({ sheet }: { sheet: SheetDetail }) {
  const { t, format } = useTimesheetWords();
  return (
    <div className="grid gap-5">
      <Totals sheet={sheet} />
      {sheet.oddities.length > 0 && (
        <section className="grid gap-1">
          <h3 className="font-bold">{t('detail.checks')}</h3>
          <ul className="grid gap-1">
            {sheet.oddities.map(({ kind, day }) => (
              <li key={`${kind} ${day}`} className="flex items-start gap-2">
                <span className="text-warn">
                  <Icon of={TriangleAlert} size={16} />
                </span>
                <span>
                  {t(`oddities.${kind}`)}
                  {kind !== 'CHANGED' && ` · ${format.date(day, 'weekday')}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-1">
        <h3 className="font-bold">{t('detail.lines')}</h3>
        <SheetLines lines={sheet.lines} />
      </section>
      {sheet.history.length > 0 && <History history={sheet.history} />}
    </div>
  );
}

function Totals({ sheet }: { sheet: SheetDetail }) {
  const { t, format, money, signed } = useTimesheetWords();
  const { totals } = sheet;
  const figures = [
    [t('list.planned'), format.duration(totals.planned)],
    [t('list.worked'), format.duration(totals.worked)],
    [t('list.difference'), signed(totals.worked - totals.planned)],
    ...(totals.overtime === 0 ? [] : [[t('list.overtime'), format.duration(totals.overtime)]]),
    ...(totals.leave === 0 ? [] : [[t('kinds.LEAVE'), format.duration(totals.leave)]]),
    ...(totals.pay === null || totals.currency === null ? [] : [[t('list.pay'), money(totals.pay, totals.currency)]]),
  ];
  const notes = [
    totals.paid_break === 0 ? '' : t('detail.paidBreak', { time: format.duration(totals.paid_break) }),
    totals.rounding === 0 ? '' : t('detail.rounding', { time: signed(totals.rounding) }),
    (totals.tips ?? 0) === 0 ? '' : t('detail.tips', { amount: money(totals.tips, totals.currency) }),
    (totals.declared_tips ?? 0) === 0
      ? ''
      : t('detail.declared', { amount: money(totals.declared_tips, totals.currency) }),
  ].filter((note) => note !== '');
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="text-lg font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
    </div>
  );
}

function History({ history }: Pick<SheetDetail, 'history'>) {
  const { t, format } = useTimesheetWords();
  const { timeZone } = useBrand();
  return (
    <section className="grid gap-1">
      <h3 className="font-bold">{t('detail.history')}</h3>
      <ul className="grid gap-2">
        {history.map(({ act, at, by, note, worked }) => (
          <li key={`${at} ${act}`}>
            <span>{t(`acts.${act}`, { name: by })}</span>
            <span className="block text-sm text-ink-2">
              {format.instant(at, timeZone)} · {format.duration(worked)}
            </span>
            {note !== '' && (
              <span dir="auto" className="block">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
