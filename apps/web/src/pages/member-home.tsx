import { listOwnApplications } from '@hearth/domains/applications/contract';
import { OwnApplications, SentNotice } from '@hearth/domains/applications/widgets';
import { UnreadCard } from '@hearth/domains/messaging/widgets';
import { getMyAvailability } from '@hearth/domains/scheduling/contract';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { CalendarFeedCard, MyShifts } from '@hearth/domains/scheduling/widgets';
import { EMPLOYEE_CHANGED } from '@hearth/domains/team/events';
import { useUser } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageTitle } from '@hearth/ui/page-title';
import { Skeleton } from '@hearth/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import en from './phrases/en.json';

/** Further down: it comes once what is next stands. */
const NearbyJobs = lazy(async () => ({ default: (await import('@hearth/domains/career-sites/widgets')).NearbyJobs }));

/** What is open where they work; it comes once what is next stands. */
const OpenPosts = lazy(async () => ({ default: (await import('@hearth/domains/sourcing/widgets')).OpenPostsCard }));

/** Of those who applied somewhere: most have none. */
const OwnInterviews = lazy(async () => ({
  default: (await import('@hearth/domains/interviews/widgets')).OwnInterviews,
}));
const OwnOffers = lazy(async () => ({ default: (await import('@hearth/domains/offers/widgets')).OwnOffers }));

/** Where employees clock in on their own devices. */
const ClockCards = lazy(async () => ({ default: (await import('@hearth/domains/clock/widgets')).ClockCards }));

/** Asked only of those who work somewhere. */
const PulseCard = lazy(async () => ({ default: (await import('@hearth/domains/surveys/widgets')).PulseCard }));

/** Of those who have just been hired. */
const OwnOnboarding = lazy(async () => ({
  default: (await import('@hearth/domains/onboarding/widgets')).OwnOnboardingCard,
}));

/** Of those who have to show that they may work. */
const OwnRightToWork = lazy(async () => ({
  default: (await import('@hearth/domains/eligibility/widgets')).OwnRightToWork,
}));

/** What may be said for statistics once an application has gone out. */
const AskCard = lazy(async () => ({ default: (await import('@hearth/domains/fairness/widgets')).AskCard }));

/** The home of employees and candidates: an employee's next shifts first, a candidate's applications first. */
export function Component() {
  const { t } = usePhrases('pages', en);
  const { first_name: name } = useUser();
  const [search] = useSearchParams();
  const applied = search.get('applied');
  const { employed, applies, appliedJobs, city } = useMemberStatus();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-5">
      <PageTitle>{t('member.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{name === '' ? t('landing.title') : t('landing.greeting', { name })}</h1>
      {applied !== null && (
        <>
          <SentNotice applicationId={applied} />
          <Suspense fallback={null}>
            <AskCard applicationId={applied} />
          </Suspense>
        </>
      )}
      {employed === true && (
        <Suspense fallback={null}>
          <ClockCards linked />
        </Suspense>
      )}
      {employed === true && (
        <Suspense fallback={null}>
          <OwnOnboarding />
          <OwnRightToWork />
          <PulseCard />
        </Suspense>
      )}
      {employed === undefined ? (
        <Skeleton className="h-64" />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {/* What has a day comes first: an offer to sign, an interview to go to. */}
            {applies && (
              <Suspense fallback={null}>
                <OwnOffers />
                <OwnInterviews />
              </Suspense>
            )}
            {employed ? <MyShifts /> : <Applications />}
          </div>
          {/* On a phone right after what is next, on a desk beside it. */}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <UnreadCard />
            {employed && <CalendarFeedCard />}
            {employed && (
              <Suspense fallback={null}>
                <OpenPosts />
              </Suspense>
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {employed && applies && <Applications />}
            <Suspense fallback={<Skeleton className="h-64" />}>
              <NearbyJobs place={city} except={appliedJobs} />
            </Suspense>
          </div>
        </div>
      )}
    </div>
  );
}

function Applications() {
  const { t } = usePhrases('pages', en);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{t('member.applications')}</h2>
      <OwnApplications />
    </section>
  );
}

interface MemberStatus {
  /** Undefined until it is known. */
  readonly employed: boolean | undefined;
  readonly applies: boolean;
  /** The jobs that they applied for last. */
  readonly appliedJobs: readonly string[];
  /** Where the reader looks for work: the town of what they applied for last. */
  readonly city: string | undefined;
}

/** Loads if the reader is employed and has applied anywhere. */
function useMemberStatus(): MemberStatus {
  const own = useCall(getMyAvailability, {});
  const { data } = useCall(listOwnApplications, { query: { limit: '20' } });
  // Whoever joins the team while the page is open becomes an employee on it.
  const askAgain = (): void => void own.refetch();
  useEvents([EMPLOYEE_CHANGED, PUBLISHED], askAgain, askAgain);
  // What cannot be read now is no reason to hide the rest: the sections say themselves what is wrong.
  const employed = own.data === undefined ? (own.isError ? true : undefined) : own.data.employments.length > 0;
  const [last] = data?.applications ?? [];
  const city = last?.location_city;
  const appliedJobs = data?.applications.map(({ job_id: id }) => id);
  return {
    employed,
    applies: last !== undefined,
    appliedJobs: appliedJobs ?? [],
    city: city === '' ? undefined : city,
  };
}
