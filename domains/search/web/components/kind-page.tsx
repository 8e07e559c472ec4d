import { useFormat } from '@hearth/i18n/use-format';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import type { FoundGroups, Kind } from '../../contract/schemas.ts';
import { HITS_PER_PAGE } from '../../rules/limits.ts';
import { toResultQuery } from '../result-query.ts';
import type { ResultFilter } from '../result-query.ts';
import { useHitLines } from '../use-hit-lines.tsx';
import { useWords } from '../words.ts';
import { HitList } from './hit-list.tsx';

/** One page of the hits of a kind, with links to those before and after. */
export function KindPage({ groups, kind, choice }: { groups: FoundGroups; kind: Kind; choice: ResultFilter }) {
  const { t } = useWords();
  const { number } = useFormat();
  const lines = useHitLines()(groups, kind);
  const pages = Math.max(1, Math.ceil((groups[kind]?.total ?? 0) / HITS_PER_PAGE));
  const { page } = choice;
  const to = (wanted: number): string => toResultQuery({ ...choice, kind, page: wanted });
  if (lines.length === 0)
    return (
      <EmptyState
        icon={<Icon of={SearchX} size={24} />}
        title={t('results.beyond')}
        action={
          page > 1 && (
            <Link to={to(1)} className={linkButtonLook()}>
              {t('results.first')}
            </Link>
          )
        }
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <HitList lines={lines} />
      {pages > 1 && (
        <nav aria-label={t('results.paging')} className="flex flex-wrap items-center justify-center gap-3">
          {page > 1 && (
            <Link to={to(page - 1)} rel="prev" className={linkButtonLook()}>
              {t('results.previous')}
            </Link>
          )}
          <span className="text-base text-ink-2 tabular-nums">
            {t('results.page', { page: number(page), pages: number(pages) })}
          </span>
          {page < pages && (
            <Link to={to(page + 1)} rel="next" className={linkButtonLook()}>
              {t('results.next')}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
