import { useCall, useSend } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { useState } from 'react';
import { Link } from 'react-router';
import { listNotices, markNoticesRead } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';
import { NoticeItem } from './notice-item.tsx';

const SHOWN = 8;

/** The newest notices, for the popover of the bell. */
export function NoticesPanel({ onOpen }: { onOpen: () => void }) {
  const { t, problem } = useWords();
  const found = useCall(listNotices, { query: {} });
  const markAll = useSend(markNoticesRead);
  const [now] = useState(() => new Date());
  return (
    <div className="grid gap-2">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        {(found.data?.unread ?? 0) > 0 && (
          <Button
            size="sm"
            variant="ghost"
            busy={markAll.isPending}
            onClick={() => markAll.mutate({ body: { read: true } })}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      <Resource
        of={found}
        rows={4}
        failed={t('failed')}
        problem={problem}
        isEmpty={({ notices }) => notices.length === 0}
        empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      >
        {({ notices }) => (
          <ul className="grid gap-1">
            {notices.slice(0, SHOWN).map((notice) => (
              <NoticeItem key={notice.id} notice={notice} now={now} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </Resource>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
        <Link to="/notifications" onClick={onOpen} className={TEXT_LINK}>
          {t('all')}
        </Link>
        <Link to="/settings/notifications" onClick={onOpen} className={TEXT_LINK}>
          {t('settings')}
        </Link>
      </div>
    </div>
  );
}
