import { deviceZone } from '@hearth/i18n/device-zone';
import { useCursorPages, useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PagedList } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { listNotices, markNoticesRead } from '../../contract/endpoints.ts';
import { groupByDay } from '../by-day.ts';
import { NoticeItem } from '../components/notice-item.tsx';
import { useWords } from '../words.ts';

const ZONE = deviceZone();
const VIEWS = ['all', 'unread'] as const;

/** All notices of the reader, by day, newest first. */
export function Component() {
  const { t, problem } = useWords();
  const [search, setSearch] = useSearchParams();
  const view = search.get('show') === 'unread' ? 'unread' : 'all';
  const list = useCursorPages(
    listNotices,
    { query: view === 'unread' ? { unread: 'true' } : {} },
    { parameter: 'before', nextOf: ({ next }) => next },
  );
  const markAll = useSend(markNoticesRead);
  const [now] = useState(() => new Date());
  const empty = view === 'unread' ? 'allRead' : 'empty';
  return (
    <div className="max-w-2xl">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        className="mb-4"
        title={t('title')}
        actions={
          <Link to="/settings/notifications" className={linkButtonLook('secondary')}>
            {t('settings')}
          </Link>
        }
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t('show')}
          segments={VIEWS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={view}
          onChange={(show) => setSearch(show === 'unread' ? { show } : {}, { replace: true })}
        />
        {(list.data?.pages[0]?.unread ?? 0) > 0 && (
          <Button busy={markAll.isPending} onClick={() => markAll.mutate({ body: { read: true } })}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <Card flush>
        <PagedList
          of={list}
          items={({ notices }) => notices}
          failed={t('failed')}
          problem={problem}
          empty={
            <EmptyState icon={<Icon of={Bell} size={24} />} title={t(`${empty}.title`)}>
              {t(`${empty}.text`)}
            </EmptyState>
          }
        >
          {(notices) =>
            groupByDay(notices, ZONE).map(({ date, lines }) => (
              <section key={date} aria-label={date} className="px-4 py-3">
                <DayHeading date={date} now={now} />
                <ul className="grid gap-1">
                  {lines.map((notice) => (
                    <NoticeItem key={notice.id} notice={notice} now={now} withLog />
                  ))}
                </ul>
              </section>
            ))
          }
        </PagedList>
      </Card>
    </div>
  );
}

function DayHeading({ date, now }: { date: string; now: Date }) {
  const { t } = useWords();
  const format = useFormat();
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();
  const days = today.since(date).days;
  const known = days === 0 ? t('today') : days === 1 ? t('yesterday') : format.date(date, 'long');
  return <h2 className="pb-1 text-sm font-bold text-ink-2">{known}</h2>;
}
