import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Send } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { changesToPublish } from '../../../rules/publication/publish.ts';
import { useSchedule } from '../editor/use-schedule.ts';

const PublishDialog = lazy(() => import('./publish-dialog.tsx'));

/** Shows the number of unpublished changes, or that there is nothing to publish, and opens the dialog; hidden without the permission. */
export function PublishButton({ wide = false }: { wide?: boolean }) {
  const { snapshot, phrases } = useSchedule();
  const { t } = phrases;
  const [open, setOpen] = useState(false);
  const { shifts } = snapshot.roster;
  const changes = useMemo(() => changesToPublish(shifts.values()).length, [shifts]);
  // Removed drafts stay for undo: of a week that was never published, no changes means no shifts.
  const isBlank = snapshot.week.published_at === null;
  // On a phone the line is spared while there is nothing to publish.
  if (!snapshot.week.may.publish || (wide && changes === 0 && !open)) return null;
  return (
    <>
      <Button
        variant="primary"
        wide={wide}
        icon={<Icon of={Send} directional />}
        disabledReason={changes > 0 ? undefined : t(isBlank ? 'publish.empty' : 'publish.nothing')}
        onClick={() => setOpen(true)}
      >
        {changes > 0 ? t('publish.button', { count: changes }) : t(isBlank ? 'publish.none' : 'publish.done')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PublishDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
