import { OwnApplicationsPage } from '@hearth/domains/applications/widgets';
import { OwnInterviews } from '@hearth/domains/interviews/widgets';
import { lazy, Suspense } from 'react';

/** They come after the page: few have one. */
const OwnOffers = lazy(async () => ({ default: (await import('@hearth/domains/offers/widgets')).OwnOffers }));

/** Where a law wants applicants to be told of points. */
const OwnNotices = lazy(async () => ({ default: (await import('@hearth/domains/matching/widgets')).OwnNotices }));

/** Of those who came by the link of somebody who works there. */
const ReferredBy = lazy(async () => ({ default: (await import('@hearth/domains/sourcing/widgets')).ReferredByCard }));

/** What they say of themselves for all of them. */
const OwnProfile = lazy(async () => ({ default: (await import('../own-profile/own-profile.tsx')).OwnProfile }));

/** Under everything else, and seldom needed. */
const OwnData = lazy(async () => ({ default: (await import('@hearth/domains/privacy/widgets')).OwnDataCard }));

/** The reader's applications with offers, interviews, points, referrers and profile. */
export function Component() {
  return (
    <OwnApplicationsPage
      above={
        <>
          <Suspense fallback={null}>
            <OwnOffers />
          </Suspense>
          <OwnInterviews />
          <Suspense fallback={null}>
            <OwnNotices />
          </Suspense>
        </>
      }
      below={
        <>
          <Suspense fallback={null}>
            <ReferredBy />
          </Suspense>
          <Suspense fallback={null}>
            <OwnProfile />
          </Suspense>
          <Suspense fallback={null}>
            <OwnData />
          </Suspense>
        </>
      }
    />
  );
}
