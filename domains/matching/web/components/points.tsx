import type { Score } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** A score as a bar and a number, with the unknown part. */
export function Points({ score }: { readonly score: Score }) {
  const { t, format } = useWords();
  const { points, of, unknown } = score;
  const share = (part: number): string => `${of === 0 ? 0 : (part / of) * 100}%`;
  return (
    <span className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold tabular-nums">
          {t('points', { points: format.number(points), of: format.number(of) })}
        </span>
        {unknown > 0 && (
          <span className="text-sm font-normal text-ink-2">{t('unknown', { points: format.number(unknown) })}</span>
        )}
      </span>
      <span aria-hidden="true" className="flex h-1.5 w-full overflow-hidden rounded-full bg-sunken">
        <span className="bg-accent forced-colors:bg-[Highlight]" style={{ width: share(points) }} />
        <span className="bg-line-strong opacity-60" style={{ width: share(unknown) }} />
      </span>
    </span>
  );
}
