import { deviceZone } from '@hearth/i18n/device-zone';
import { useUser } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { listCandidateConversations, listEmployerConversations } from '@hearth/domains/messaging/contract';
import { Avatar } from '@hearth/ui/avatar';
import { CountBadge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { SearchField } from '@hearth/ui/search-field';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { MessageSquare } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { NavLink } from 'react-router';
import type { Conversation } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };
import { useRefreshConversations } from '../use-thread.ts';

const STEP = 30;
const MOST = 100;

/** All conversations that the reader may see, latest message first, with a search for employers. */
export function ConversationList({ employer, openId }: { employer: boolean; openId: string | undefined }) {
  const { t } = usePhrases('messaging', en);
  const brand = useUser()?.entry_mode?.brand_id ?? '';
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(STEP);
  const q = useDeferredValue(text.trim());
  const ofEmployer = useCall(
    listEmployerConversations,
    { query: { brand, limit: String(limit), ...(q === '' ? {} : { q }) } },
    { enabled: employer && brand !== '', keepPrevious: true },
  );
  const ofMember = useCall(
    listCandidateConversations,
    { query: { limit: String(limit) } },
    { enabled: !employer, keepPrevious: true },
  );
  const { data } = employer ? ofEmployer : ofMember;
  const refresh = useRefreshConversations();
  useEvents(
    [
      'messaging.message_sent',
      'messaging.messages_read',
      'applications.application_received',
      'applications.stage_changed',
    ],
    refresh,
    refresh,
  );

  return (
    <>
      <div className="grid gap-3 border-b border-line p-4">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        {employer && (
          <SearchField
            label={t('inbox.search')}

            clearLabel={t('inbox.clear')}
            placeholder={t('inbox.search')}
            value={text}
            onChange={setText}
          />
        )}
      </div>
      <nav aria-label={t('inbox.list')} className="min-h-0 flex-1 overflow-y-auto">
        {data === undefined ? (
          <Loading label={t('inbox.loading')}>
            <SkeletonRows rows={6} />
          </Loading>
        ) : data.applications.length === 0 ? (
          q === '' ? (
            <EmptyState icon={<Icon of={MessageSquare} size={24} />} title={t('inbox.empty.title')}>
              {t(employer ? 'inbox.empty.employer' : 'inbox.empty.member')}
            </EmptyState>
          ) : (
            <p className="p-6 text-center text-ink-2">{t('inbox.nothing')}</p>
          )
        ) : (
          <ul>
            {data.applications.map((conversation) => (
              <Line
                key={conversation.id}
                conversation={conversation}
                employer={employer}
                open={conversation.id === openId}
              />
            ))}
          </ul>
        )}
        {data !== undefined && data.total > data.applications.length && limit < MOST && (
          <div className="p-3 text-center">
            <Button variant="ghost" onClick={() => setLimit((now) => Math.min(MOST, now + STEP))}>
              {t('inbox.more')}
            </Button>
          </div>
        )}
      </nav>
    </>
  );
}

function Line({ conversation, employer, open }: { conversation: Conversation; employer: boolean; open: boolean }) {
  const { t } = usePhrases('messaging', en);
  const format = useFormat();
  const name = employer ? conversation.candidate_name : conversation.employer_name;
  const own = conversation.last_message_by === (employer ? 'EMPLOYER' : 'CANDIDATE');
  const at = conversation.last_message_at ?? conversation.applied_at;
  return (
    <li>
      <NavLink
        to={`/messages/${conversation.id}`}
        className={`flex gap-3 border-b border-line px-4 py-3 hover:bg-surface-2 ${open ? 'bg-accent-soft' : ''}`}
      >
        <Avatar name={name} tint="bar" size={40} />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <span className="flex items-baseline gap-2">
            <span className="truncate font-bold">{name}</span>
            <time dateTime={at} className="ms-auto shrink-0 text-xs text-ink-2">
              {format.instantDate(at, deviceZone(), 'short')}
            </time>
          </span>
          <span className="truncate text-sm text-ink-2">
            {t('inbox.about', { job: conversation.job_title, place: conversation.location_name })}
          </span>
          <span className="flex items-center gap-2">
            <span
              dir="auto"
              className={`min-w-0 flex-1 truncate text-sm ${conversation.unread > 0 ? 'font-bold' : 'text-ink-2'}`}
            >
              {own ? t('inbox.you', { text: conversation.last_message }) : conversation.last_message}
            </span>
            {conversation.unread > 0 && (
              <CountBadge
                strong
                count={format.number(conversation.unread)}
                label={t('inbox.unread', { count: conversation.unread })}
              />
            )}
          </span>
        </span>
      </NavLink>
    </li>
  );
}
