import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../words.ts';

/** The way back to the list. */
export function BackLink() {
  const { t } = useWords();
  return (
    <Link to="/settings/webhooks" className={`inline-flex items-center gap-1 text-sm phone:min-h-11 ${TEXT_LINK}`}>
      <Icon of={ChevronLeft} directional />
      {t('one.back')}
    </Link>
  );
}
