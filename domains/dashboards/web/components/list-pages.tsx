import { Button } from '@hearth/ui/button';
import { useDashboardPhrases } from '../words.ts';

/** Turns the pages of a list. */
export function ListPages({
  label,
  page,
  last,
  onTurn,
}: {
  label: string;
  page: number;
  last: number;
  onTurn: (page: number) => void;
}) {
  const { t, format } = useDashboardPhrases();
  return (
    <nav aria-label={label} className="flex items-center justify-end gap-3">
      <span className="text-sm text-ink-2 tabular-nums">
        {t('overview.page', { page: format.number(page + 1), last: format.number(last + 1) })}
      </span>
      <Button disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {t('overview.previous')}
      </Button>
      <Button disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {t('overview.next')}
      </Button>
    </nav>
  );
}
