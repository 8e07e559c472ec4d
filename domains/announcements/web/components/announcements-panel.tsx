import { hasPermission, usePerson } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { SkeletonRows } from '@hearth/ui/skeleton';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { Announcement } from '../../contract/schemas.ts';
import { useAnnouncements } from '../use-announcements.ts';
import { useWords } from '../words.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Loaded by those few who tell news, when they do. */
const TellNews = lazy(async () => ({ default: (await import('./announcement-dialog.tsx')).AnnouncementDialog }));

/** The news that concern the reader, newest first; whoever leads the brand in view tells some here. */
export function AnnouncementsPanel() {
  const { t, problem } = useWords();
  const { brand } = usePerson();
  const [telling, setTelling] = useState(false);
  const found = useAnnouncements();
  const leads = brand !== null && hasPermission(brand, 'MANAGE_TEAM');
  const news = found.data?.pages.flatMap((page) => page.news) ?? [];
  return (
    <div className="grid gap-3">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        {leads && !telling && (
          <Button size="sm" onClick={() => setTelling(true)}>
            {t('tell.open')}
          </Button>
        )}
      </div>
      {brand !== null && telling && (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <TellNews brand={brand} onDone={() => setTelling(false)} onCancel={() => setTelling(false)} />
        </Suspense>
      )}
      {found.isError && <p className="text-bad">{problem(found.error)}</p>}
      {found.isPending && !found.isError && (
        <PendingRead of={found}>
          <SkeletonRows rows={4} />
        </PendingRead>
      )}
      {found.isSuccess && news.length === 0 && <p className="py-6 text-center text-ink-2">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {news.map((item) => (
          <Item key={item.id} item={item}>
            {leads && item.brand_id === brand.id && <WithdrawDialog item={item} />}
          </Item>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Item({ item, children }: { item: Announcement; children: ReactNode }) {
  const { t, rich } = useWords();
  const format = useFormat();
  return (
    <li className="grid gap-1 py-3">
      <h3 className="flex items-baseline gap-2 font-bold">
        <bdi className="min-w-0 break-words">{item.title}</bdi>
        {item.is_new && <Badge tone="info">{t('new')}</Badge>}
      </h3>
      <p dir="auto" className="text-start break-words whitespace-pre-line">
        {item.body}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        <p className="me-auto">
          {rich('line', {
            author: <bdi>{item.author_name}</bdi>,
            place: <bdi>{item.brand_name}</bdi>,
            date: <bdi>{format.date(item.published_at.slice(0, 10), 'short')}</bdi>,
          })}
        </p>
        {children}
      </div>
    </li>
  );
}
