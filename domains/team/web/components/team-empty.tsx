import { SearchX, UserCheck, Users } from 'lucide-react';
import { hasPermission, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import type { TeamAddress } from '../use-team-address.ts';
import { useTeamPhrases } from '../words.ts';

/** Stands in the place of people where there are none: a beginning, or the way out of a filter. */
export function TeamEmpty({ address: { search, status, positionId, change } }: { address: TeamAddress }) {
  const { t } = useTeamPhrases();
  const brand = useBrand();
  if (search !== '' || positionId !== '') {
    return (
      <EmptyState
        headingLevel={2}
        icon={<Icon of={SearchX} size={24} />}
        title={t('empty.filtered')}
        action={<Button onClick={() => change({ q: '', position: '', status: 'ALL' })}>{t('empty.all')}</Button>}
      >
        {t('empty.filteredText')}
      </EmptyState>
    );
  }
  if (status === 'ENDED') {
    return (
      <EmptyState headingLevel={2} icon={<Icon of={UserCheck} size={24} />} title={t('empty.left')}>
        {t('empty.leftText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      icon={<Icon of={Users} size={24} />}
      title={t('empty.title')}
      action={
        <>
          {hasPermission(brand, 'IMPORT_DATA') && (
            <Link to="/settings/imports" className={linkButtonLook('primary', 'lg')}>
              {t('page.import')}
            </Link>
          )}
          {hasPermission(brand, 'VIEW_APPLICATIONS') && (
            <Link to="/dashboard/hiring" className={linkButtonLook('secondary', 'lg')}>
              {t('empty.hire')}
            </Link>
          )}
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
