import { hasPermission, useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Job } from '../../../contract/schemas.ts';
import { useWords } from '../../words.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useRolloutJobs } from './api.ts';
import { useRolloutWords } from './words.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Beside a job: its posts at other locations, and the way to bring a change to them. Nothing while there are none. */
export function RolloutCard({ job, isSaved }: { readonly job: Job; readonly isSaved: boolean }) {
  const { t } = useRolloutWords();
  const { t: jobWords } = useWords();
  const format = useFormat();
  const brand = useBrand();
  const sisters = useRolloutJobs(job.id);
  const [sharing, setSharing] = useState(false);
  const posts = sisters.data?.pages.flatMap((page) => page.posts) ?? [];
  const total = sisters.data?.pages[0]?.total ?? 0;
  if (total === 0) return null;
  const differing = posts.filter(({ differs }) => differs.length > 0).length;
  return (
    <Card title={t('cardTitle')} note={format.number(total)}>
      <ul className="grid max-h-72 gap-2 overflow-auto">
        {posts.map((post) => (
          <li key={post.job_id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Link
              to={`/hiring/jobs/${post.job_id}`}
              className="inline-flex min-h-8 min-w-0 flex-1 items-center text-dense hover:text-accent-ink phone:min-h-11"
            >
              <bdi className="underline decoration-line-strong underline-offset-3">{post.location_name}</bdi>
            </Link>
            <StatusBadge status={post.status} />
          </li>
        ))}
      </ul>
      {sisters.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          busy={sisters.isFetchingNextPage}
          onClick={() => void sisters.fetchNextPage()}
        >
          {jobWords('list.more')}
        </Button>
      )}
      {differing > 0 && hasPermission(brand, 'MANAGE_JOBS') && (
        <div className="mt-4 grid justify-items-start gap-2 border-t border-line pt-4 text-dense text-ink-2">
          <p>{t('differs', { count: differing })}</p>
          <Button disabledReason={isSaved ? undefined : t('saveFirst')} onClick={() => setSharing(true)}>
            {t('share')}
          </Button>
        </div>
      )}
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog job={job} posts={posts} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
