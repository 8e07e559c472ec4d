import { Disclosure } from '@hearth/ui/disclosure';
import type { BalanceLine, LeaveBalance } from '../../../contract/schemas.ts';
import { useLeaveWords } from '../../words.ts';

type Balance = LeaveBalance & { readonly lines: readonly BalanceLine[] };

/** The balance of one kind: what is left, what is spoken for, what expires, and what moved it. */
export function BalanceView({ balance, isOwn }: { balance: Balance; isOwn: boolean }) {
  const { t, format, say } = useLeaveWords();
  const { unit, available, booked, requested, granted, used, lapsing, usable_from: usable } = balance;
  const facts = [
    booked > 0 && t('balance.booked', { amount: say(booked, unit) }),
    requested > 0 && t('balance.requested', { amount: say(requested, unit) }),
    t('balance.used', { used: say(used, unit), granted: say(granted, unit) }),
    lapsing !== null && t('balance.lapsing', { amount: say(lapsing.amount, unit), day: format.date(lapsing.after) }),
    usable !== null && t(isOwn ? 'balance.usable' : 'balance.usableThem', { day: format.date(usable) }),
  ].filter((fact) => fact !== false);
  return (
    <section className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <h4 className="text-sm text-ink-2">{t(`kinds.${balance.kind}`)}</h4>
      <p className={`text-xl font-bold tabular-nums ${available < 0 ? 'text-bad' : ''}`}>
        {t('balance.left', { amount: say(available, unit) })}
      </p>
      <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
      <Disclosure plain title={t('balance.history')}>
        {balance.lines.length === 0 ? (
          <p className="text-sm text-ink-2">{t('balance.none')}</p>
        ) : (
          <ol className="grid gap-1.5 py-1 text-sm">
            {balance.lines.map((line) => (
              <Line key={`${line.kind} ${line.from} ${line.balance}`} line={line} unit={unit} />
            ))}
          </ol>
        )}
      </Disclosure>
    </section>
  );
}

function Line({ line, unit }: { line: BalanceLine; unit: LeaveBalance['unit'] }) {
  const { t, format, say, signed } = useLeaveWords();
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3">
      <span>
        {t(`lines.${line.kind}`)}
        <span className="block text-ink-2">{format.dateRange(line.from, line.to)}</span>
      </span>
      <span className="text-end tabular-nums">
        <b>{signed(line.amount, unit)}</b>
        <span className="block text-ink-2">{t('balance.left', { amount: say(line.balance, unit) })}</span>
      </span>
    </li>
  );
}
