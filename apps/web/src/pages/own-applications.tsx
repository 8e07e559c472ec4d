import { OwnApplicationsPage } from '@hearth/domains/applications/widgets';
import { OwnInterviews } from '@hearth/domains/interviews/widgets';
import { lazy, Suspense } from 'react';

/** They come after the page: few have one. */
const OwnOffers = lazy(async () => ({ default: (await import('@hearth/domains/offers/widgets')).OwnOffers }));

/** Under everything else, and seldom needed. */
const OwnData = lazy(async () => ({ default: (await import('@hearth/domains/privacy/widgets')).OwnDataCard }));

/** What the reader has applied for, with the offers and interviews of it, and what they can do with their data: four domains on one page. */
export function Component() {
  return (
    <OwnApplicationsPage
      above={
        <>
          <Suspense fallback={null}>
            <OwnOffers />
          </Suspense>
          <OwnInterviews />
        </>
      }
      below={
        <Suspense fallback={null}>
          <OwnData />
        </Suspense>
      }
    />
  );
}
