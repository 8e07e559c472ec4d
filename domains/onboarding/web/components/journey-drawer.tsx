import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Drawer } from '@hearth/ui/drawer';
import { Resource } from '@hearth/ui/resource';
import { getJourney } from '../../contract/endpoints.ts';
import { ONBOARDING_CHANGED } from '../../contract/events.ts';
import { useWords } from '../words.ts';
import { JourneyHead } from './journey-head.tsx';
import { ManagedStep } from './managed-step.tsx';

/** Somebody’s onboarding with what can be done with it. */
export function JourneyDrawer({ journeyId, onClose }: { readonly journeyId: string; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const mayManage = hasPermission(brand, 'MANAGE_TEAM');
  const found = useCall(getJourney, { params: { id: brand.id, journey_id: journeyId } });
  useReadAgainOn([ONBOARDING_CHANGED], [getJourney]);
  const name = found.data?.employee_name ?? t('title');
  return (
    <Drawer open size="lg" title={<bdi>{name}</bdi>} closeLabel={t('close')} onClose={onClose}>
      <Resource of={found} rows={6} failed={t('person.failed')} problem={problem}>
        {(journey) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <JourneyHead journey={journey} mayManage={mayManage} />
            <ol className="divide-y divide-line rounded-lg border border-line">
              {journey.steps.map((step) => (
                <ManagedStep key={step.id} journey={journey} step={step} mayManage={mayManage} />
              ))}
            </ol>
          </div>
        )}
      </Resource>
    </Drawer>
  );
}
