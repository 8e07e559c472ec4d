import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { ShieldAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Conversation } from '../../../contract/schemas.ts';
import { useSafetyRefresh } from './use-safety.ts';
import { useSafetyPhrases } from './words.ts';

const SafetyDrawer = lazy(() => import('./safety-drawer.tsx'));

/** A candidate's way to report and to block, beside whom they talk with. */
export default function SafetyMenu({ application }: { application: Conversation }) {
  const { t } = useSafetyPhrases();
  const [open, setOpen] = useState(false);
  useSafetyRefresh(application.id);
  return (
    <>
      <IconButton
        label={t('open')}
        icon={<Icon of={ShieldAlert} size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <SafetyDrawer applicationId={application.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
