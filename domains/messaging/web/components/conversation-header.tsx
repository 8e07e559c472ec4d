import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Conversation, Message } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };
import { BUTTON_PLACE } from './button-place.tsx';

/** What else can be done with it comes after it. */
const ConversationMenu = lazy(() => import('./desk/conversation-menu.tsx'));

/** The other party, the job and a link to the application. */
export function ConversationHeader({ application, side }: { application: Conversation; side: Message['from'] }) {
  const { t } = usePhrases('messaging', en);
  const employer = side === 'EMPLOYER';
  const name = employer ? application.candidate_name : application.employer_name;
  return (
    <header className="flex min-h-16 flex-wrap shrink-0 items-center gap-3 border-b border-line bg-surface px-4 py-2 phone:ps-1">
      <Link
        to="/messages"
        aria-label={t('inbox.back')}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken md:hidden"
      >
        <Icon of={ArrowLeft} size={20} directional />
      </Link>
      <Avatar name={name} size={40} />
      <div className="min-w-0 flex-1">
        <h2 className="flex text-base font-bold">
          <bdi className="truncate">{name}</bdi>
        </h2>
        <p className="flex text-sm text-ink-2">
          <bdi className="truncate">
            {t('inbox.about', { job: application.job_title, place: application.location_name })}
          </bdi>
        </p>
      </div>
      <Link
        to={employer ? `/dashboard/hiring?application=${application.id}` : '/my/applications'}
        aria-label={t('thread.application')}
        className={`${linkButtonLook('secondary', 'sm')} phone:min-w-11 phone:border-transparent`}
      >
        <span className="phone:hidden">{t('thread.application')}</span>
        <Icon of={ChevronRight} directional />
      </Link>
      <Suspense fallback={BUTTON_PLACE}>
        <ConversationMenu application={application} house={employer} />
      </Suspense>
    </header>
  );
}
