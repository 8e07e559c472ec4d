import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { StaffConversation as Talk, StaffSide } from '../../../contract/staff-schemas.ts';
import en from '../../en.json' with { type: 'json' };
import type { StaffAddress } from '../../staff-key.ts';
import { Thread } from '../conversation.tsx';
import { drawnSide, useStaffThread } from './use-staff-thread.ts';
import { useStaffWords } from './words.ts';

/** A conversation between a location and one of its staff, as either side has it open. */
export default function StaffConversation(address: StaffAddress) {
  const { t } = usePhrases('messaging', en);
  const { thread, conversation, side, ...parts } = useStaffThread(address);
  if (conversation === undefined || side === undefined) {
    return thread.isError ? (
      <ErrorState
        title={t('thread.failedToLoad')}
        action={<Button onClick={() => void thread.refetch()}>{t('thread.reload')}</Button>}
      />
    ) : (
      <>
        <div className="h-16 shrink-0 border-b border-line bg-surface" />
        <PendingRead of={thread}>
          <Loading label={t('thread.loading')} className="p-4">
            <SkeletonText lines={5} />
          </Loading>
        </PendingRead>
      </>
    );
  }
  return (
    <>
      <StaffHeader talk={conversation} side={side} />
      <Thread
        {...parts}
        thread={thread}
        name={side === 'LOCATION' ? conversation.person_name : conversation.location_name}
        side={drawnSide(side)}
        focus
        tools="none"
        closed={conversation.cannot_write && <StaffClosed talk={conversation} side={side} />}
      />
    </>
  );
}

/** Who it is with, and for managers the way to the person. */
function StaffHeader({ talk, side }: { talk: Talk; side: StaffSide }) {
  const { t } = useStaffWords();
  const words = usePhrases('messaging', en);
  const isLocation = side === 'LOCATION';
  const name = isLocation ? talk.person_name : talk.location_name;
  return (
    <header className="flex min-h-16 shrink-0 flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-2 phone:ps-1">
      <Link
        to="/messages"
        aria-label={words.t('inbox.back')}
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
          <bdi className="truncate">{isLocation ? t('staff', { place: talk.location_name }) : t('managers')}</bdi>
        </p>
      </div>
      {isLocation && (
        <Link
          to={`/team/${talk.employee_id}`}
          aria-label={t('person')}
          className={`${linkButtonLook('secondary', 'sm')} phone:min-w-11 phone:border-transparent`}
        >
          <span className="phone:hidden">{t('person')}</span>
          <Icon of={ChevronRight} directional />
        </Link>
      )}
    </header>
  );
}

/** Stands in place of the field, and says why nobody can write here. */
function StaffClosed({ talk, side }: { talk: Talk; side: StaffSide }) {
  const { t } = useStaffWords();
  return (
    <div className="border-t border-line bg-surface px-4 py-4 text-center text-balance text-ink-2" role="status">
      {talk.cannot_write === 'SUSPENDED'
        ? t('closed.SUSPENDED')
        : t(`closed.LEFT.${side}`, { place: talk.location_name, name: talk.person_name })}
    </div>
  );
}
