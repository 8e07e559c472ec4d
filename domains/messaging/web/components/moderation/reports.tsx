import { useCursorPages } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { listReports } from '../../../contract/moderation-endpoints.ts';
import { ReportCard } from './report-card.tsx';
import { useModerationWords } from './words.ts';

const STEP = '20';

/** The queue, newest first: what waits, or what was decided. */
export function Reports({ brandId, state }: { brandId: string; state: 'OPEN' | 'SETTLED' }) {
  const { t, problem } = useModerationWords();
  const found = useCursorPages(
    listReports,
    { params: { id: brandId }, query: { state, limit: STEP } },
    { nextOf: (answer) => answer.next_cursor },
  );
  const reports = found.data?.pages.flatMap((page) => page.reports);
  if (found.isError)
    return (
      <ErrorState
        title={problem(found.error)}
        action={<Button onClick={() => void found.refetch()}>{t('again')}</Button>}
      />
    );
  if (reports === undefined)
    return (
      <Loading label={t('loading')} className="pt-4">
        <SkeletonText lines={6} />
      </Loading>
    );
  if (reports.length === 0) return <EmptyState title={t(`empty.${state}`)}>{t(`emptyHelp.${state}`)}</EmptyState>;
  return (
    <div className="grid gap-4 pt-4">
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard brandId={brandId} report={report} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
