import type { Deal } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';
import { useShiftText } from './shift-text.tsx';

/** Who gives a shift to whom, what comes back for it, and whose word ended the request. */
export function DealWho({ deal }: { deal: Deal }) {
  const { t } = useDealWords();
  const text = useShiftText();
  const names = { giver: deal.giver?.name ?? '', taker: deal.taker?.name ?? '' };
  const who =
    deal.giver === null
      ? t('asks', names)
      : deal.taker === null
        ? t('offers', names)
        : t(deal.verb === 'SWAP' ? 'swaps' : 'gives', names);
  return (
    <div className="grid gap-0.5">
      <p className="break-words">
        <bdi>{who}</bdi>
      </p>
      {deal.return_shift !== null && <p className="text-ink-2">{t('inReturn', { shift: text(deal.return_shift) })}</p>}
      {deal.state === 'DECLINED' && deal.ended_by === 'TAKER' && (
        <p className="text-sm text-ink-2">{t('byColleague', { name: names.taker })}</p>
      )}
      {deal.ended_by === 'RULES' && <p className="text-sm text-ink-2">{t('byRules')}</p>}
    </div>
  );
}
