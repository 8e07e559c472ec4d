import { useCall } from '@hearth/client/query';
import { listWeekConsents } from '../../../contract/consent-endpoints.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { ConsentState } from './consent-state.tsx';

/** What the worker of a shift has said to its change; nothing where nobody was asked. */
export default function ShiftConsent({ shiftId }: { readonly shiftId: string }) {
  const { week } = useSchedule().snapshot;
  const { data } = useCall(listWeekConsents, { params: { id: week.location.id }, query: { week: week.week } });
  const newest = data?.consents.find((one) => one.shift_id === shiftId && one.state !== 'WITHDRAWN');
  return newest === undefined ? null : <ConsentState consent={newest} />;
}
