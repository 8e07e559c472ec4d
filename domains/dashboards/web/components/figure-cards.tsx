import type { Figure, Figures } from '../../contract/schemas.ts';
import { FIGURES } from '../../contract/schemas.ts';
import { useDashboardPhrases } from '../words.ts';

/** The sums over all locations; pressing one ranks the list by it, pressing it again by everything. */
export function FigureCards({
  sums,
  chosen,
  onChoose,
}: {
  sums: Figures;
  chosen: Figure | null;
  onChoose: (figure: Figure | null) => void;
}) {
  const { t, format } = useDashboardPhrases();
  return (
    <ul aria-label={t('overview.sums')} className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
      {FIGURES.map((kind) => {
        const sum = sums[kind];
        if (sum === null) return null;
        return (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={chosen === kind}
              onClick={() => onChoose(chosen === kind ? null : kind)}
              className="grid size-full content-start gap-0.5 rounded-lg border border-line bg-surface px-4 py-3 text-start hover:bg-surface-2 aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              <span className="text-2xl font-bold tabular-nums">{format.number(sum)}</span>
              <span className="text-sm text-balance text-ink-2">{t(`figures.${kind}`)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
