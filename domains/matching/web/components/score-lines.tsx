import type { Score } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Every factor with its points, maximum and reason. */
export function ScoreLines({ score }: { readonly score: Score }) {
  const { t, format, why } = useWords();
  return (
    <ul className="grid gap-2">
      {score.lines.map((line) => {
        const isCounted = line.state === 'COUNTED';
        return (
          <li key={line.factor} className="flex items-start justify-between gap-3">
            <span className="grid min-w-0">
              <span className={isCounted ? 'font-bold' : 'text-ink-2'}>{t(`factor.${line.factor}`)}</span>
              <span className="text-sm text-ink-2">{why(line)}</span>
            </span>
            <span className="shrink-0 text-ink-2 tabular-nums">
              {isCounted
                ? t('points', { points: format.number(line.points), of: format.number(line.weight) })
                : line.state === 'UNKNOWN'
                  ? t('upTo', { points: format.number(line.weight) })
                  : '–'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
