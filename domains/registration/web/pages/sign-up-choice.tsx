import { useConnection } from '@hearth/client/context';
import { Entrance, useLeave } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import type { SignUpKind } from '@hearth/kit/page';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { ChevronRight, Store, UserPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { ClosedSignUp } from '../components/closed-sign-up.tsx';
import en from '../en.json';

/** The choice between the two kinds of sign-up. */
export function Component() {
  const { t } = usePhrases('registration', en);
  useLeave();
  const [search] = useSearchParams();
  const { closedSignUps = [] } = useConnection();
  const query = search.size === 0 ? '' : `?${search.toString()}`;
  const closed = (kind: SignUpKind): boolean => closedSignUps.includes(kind);
  return (
    <Entrance page={t('page.choice')} heading={t('choice.title')} lead={closedSignUps.length === 0 && t('choice.lead')}>
      {!closed('EMPLOYER') && (
        <Way
          to={`/user/signup/employer${query}`}
          icon={Store}
          title={t('choice.employer')}
          line={t('choice.employerLine')}
        />
      )}
      {!closed('CANDIDATE') && (
        <Way
          to={`/user/signup/candidate${query}`}
          icon={UserPlus}
          title={t('choice.candidate')}
          line={t('choice.candidateLine')}
        />
      )}
      {closedSignUps.map((kind) => (
        <ClosedSignUp key={kind} kind={kind} />
      ))}
      <p className="text-dense text-ink-2">
        {t('have')}{' '}
        <Link to={`/user/login${query}`} className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}>
          {t('signIn')}
        </Link>
      </p>
    </Entrance>
  );
}

function Way({ to, icon, title, line }: { to: string; icon: LucideIcon; title: string; line: string }) {
  return (
    <Link
      to={to}
      className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 hover:border-accent-ink"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink">
        <Icon of={icon} size={24} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-bold">{title}</span>
        <span className="block text-dense text-ink-2">{line}</span>
      </span>
      <Icon of={ChevronRight} size={20} directional className="text-ink-3" />
    </Link>
  );
}
