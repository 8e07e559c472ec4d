import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSchedule } from '../editor/use-schedule.ts';
import { useVersionWords } from './words.ts';

const VersionsDialog = lazy(() => import('./versions-dialog.tsx'));
const UnpublishDialog = lazy(() => import('./unpublish-dialog.tsx'));

/** Opens what was published of the week on the screen, and from there takes it back; nothing for a week that never was. */
export function VersionsButton() {
  const { week } = useSchedule().snapshot;
  const { t } = useVersionWords();
  const [open, setOpen] = useState<'versions' | 'unpublish' | null>(null);
  if (week.publication_number === 0) return null;
  const onClose = (): void => setOpen(null);
  return (
    <>
      <IconButton size="sm" label={t('title')} icon={<Icon of={History} />} onClick={() => setOpen('versions')} />
      <Suspense fallback={null}>
        {open === 'versions' && <VersionsDialog onClose={onClose} onUnpublish={() => setOpen('unpublish')} />}
        {open === 'unpublish' && <UnpublishDialog onClose={onClose} />}
      </Suspense>
    </>
  );
}
