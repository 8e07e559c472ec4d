import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { AvailabilityRequests } from '../components/availability/availability-requests.tsx';
import { TimeOffRequests } from '../components/time-off/time-off-requests.tsx';
import { useOwnDayPhrases } from '../components/own-days/phrases.ts';

/** The time-off requests of a place, to decide. */
export function Component() {
  const own = useOwnDayPhrases();
  return (
    <div className="mx-auto grid max-w-4xl gap-4">
      <PageTitle>{own('leave.title')}</PageTitle>
      <PageHeader title={own('leave.title')} />
      <AvailabilityRequests />
      <TimeOffRequests />
    </div>
  );
}
