import { hasPermission, useBrand, useUser } from '@hearth/client/person';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { useActForWords } from './words.ts';

/** The way to acting for somebody, for whoever may act for people here. Whether for this one, the page says. */
export function ActForLink({ userId }: { userId: string }) {
  const { t } = useActForWords();
  const mayAct = hasPermission(useBrand(), 'IMPERSONATE');
  const { id } = useUser();
  if (!mayAct || id === userId) return null;
  return (
    <Link to={`/team/act/${userId}`} className={`${TEXT_LINK} flex min-h-6 w-fit items-center phone:min-h-11`}>
      {t('link')}
    </Link>
  );
}
