import { OwnApplicationsPage } from '@hearth/domains/applications/widgets';
import { OwnInterviews } from '@hearth/domains/interviews/widgets';
import { lazy, Suspense } from 'react';

/** They come after the page: few have one. */
const OwnOffers = lazy(async () => ({ default: (await import('@hearth/domains/offers/widgets')).OwnOffers }));

/** What the reader has applied for, with the offers and interviews of it: three domains on one page. */
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
    />
  );
}
