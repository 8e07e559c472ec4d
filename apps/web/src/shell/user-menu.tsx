import { useUser } from '@hearth/client/person';
import { OwnPhoto } from '@hearth/domains/media/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { Icon } from '@hearth/ui/icon';
import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import en from '../phrases/en.json';
import { Deferred } from '@hearth/ui/deferred';
import { HEADER_BUTTON } from './header-button.ts';

/** The reader's name; behind it what concerns only them. */
export function UserMenu() {
  const { t } = usePhrases('shell', en);
  const user = useUser();
  const name = [user.first_name, user.last_name].filter((part) => part !== '').join(' ') || user.username;
  const face = { name, size: 32, className: 'bg-surface text-ink ring-1 ring-line' } as const;
  return (
    <Deferred
      load={() => import('./user-actions.tsx')}
      button={
        <button
          type="button"
          aria-label={t('user.menu', { name })}
          className={`${HEADER_BUTTON} gap-2 ps-1 pe-2 phone:min-w-11`}
        >
          <Suspense fallback={<Avatar {...face} />}>
            <OwnPhoto {...face} />
          </Suspense>
          <span className="max-w-40 truncate max-lg:hidden">{name}</span>
          <Icon of={ChevronDown} className="phone:hidden" />
        </button>
      }
    />
  );
}
