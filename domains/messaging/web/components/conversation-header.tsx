import { useCall } from '@hearth/client/query';
import { usePhrases } from '@hearth/i18n/phrases';
import { listMessages } from '@hearth/domains/messaging/contract';
import { Avatar } from '@hearth/ui/avatar';
import { Icon } from '@hearth/ui/icon';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import en from '../en.json' with { type: 'json' };

/** Who the open conversation is with, and what about. */
export function ConversationHeader({ applicationId }: { applicationId: string }) {
  const { t } = usePhrases('messaging', en);
  const { data } = useCall(listMessages, { params: { id: applicationId }, query: { limit: '30' } });
  if (data === undefined) return <div className="h-16 border-b border-line bg-surface" />;
  const { application, side } = data;
  const name = side === 'EMPLOYER' ? application.candidate_name : application.employer_name;
  return (
    <header className="flex items-center gap-3 border-b border-line bg-surface px-4 py-2.5">
      <Link
        to="/messages"
        aria-label={t('inbox.back')}
        className="grid size-11 place-items-center rounded-md hover:bg-sunken md:hidden"
      >
        <Icon of={ArrowLeft} size={20} className="rtl:-scale-x-100" />
      </Link>
      <Avatar name={name} tint="bar" size={40} />
      <div className="min-w-0">
        <h2 className="truncate font-bold">{name}</h2>
        <p className="truncate text-sm text-ink-2">
          {t('inbox.about', { job: application.job_title, place: application.location_name })}
        </p>
      </div>
    </header>
  );
}
