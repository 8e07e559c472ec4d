import type { TipPool } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';

/** What each person gets of a pool, and why. */
export function ShareList({
  shares,
  left,
  currency,
  method,
}: Pick<TipPool, 'shares' | 'left' | 'currency' | 'method'>) {
  const { t, format, money } = useTimesheetWords();
  const why = ({ minutes, weight }: TipPool['shares'][number]): string => {
    const time = format.duration(minutes);
    if (method === 'HOURS') return t('tips.why', { time });
    return t(method === 'POINTS' ? 'tips.whyPoints' : 'tips.whyShares', { time, weight: format.number(weight) });
  };
  if (shares.length === 0) return <p className="text-ink-2">{t('tips.nobody')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {shares.map((share, index) => (
          <li key={`${share.employee_id} ${String(index)}`} className="flex items-baseline gap-3 py-1.5">
            <span className="flex-1">
              {share.name}
              <span className="block text-sm text-ink-2">
                {[share.position_name, why(share)].filter((part) => part !== null).join(' · ')}
              </span>
            </span>
            <b className="tabular-nums">{money(share.amount, currency)}</b>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-2">{t('tips.left', { amount: money(left, currency) })}</p>}
    </>
  );
}
