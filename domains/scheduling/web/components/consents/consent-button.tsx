import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Handshake } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listWeekConsents } from '../../../contract/consent-endpoints.ts';
import { CONSENT_CHANGED } from '../../../contract/events.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useConsentWords } from './words.ts';

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'));

/** How many changes of the week on the screen wait for a yes; opens who said what. Nothing where nobody was asked. */
export default function ConsentButton() {
  const { week } = useSchedule().snapshot;
  const { t } = useConsentWords();
  const [open, setOpen] = useState(false);
  const { data } = useCall(listWeekConsents, { params: { id: week.location.id }, query: { week: week.week } });
  useReadAgainOn([CONSENT_CHANGED], [listWeekConsents]);
  if (data === undefined || data.consents.length === 0) return null;
  const waiting = data.consents.filter(({ state }) => state === 'WAITING').length;
  return (
    <>
      <Button variant="ghost" size="sm" icon={<Icon of={Handshake} />} onClick={() => setOpen(true)}>
        {waiting > 0 ? t('button', { waiting }) : t('buttonDone')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ConsentDialog consents={data.consents} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
