import type { Connection } from '@hearth/client/context';
import { hasConsent, storage } from '@hearth/client/storage';
import { getBrandRumSettings, getRumSettings, reportPage } from '@hearth/domains/core/contract';
import { browserContextStores } from '../person/browser-places.ts';
import { readStoredBrand } from '../person/stored-brand.ts';
import type { PageReport } from './report.ts';
import { toErrorReport, shouldMeasure, kindOfPath } from './report.ts';

/** More errors of one page say nothing new. */
const MOST_ERRORS = 5;

/** Reports what goes wrong on this page and, for some of the visits that allow it, how fast it was. Nobody is named. */
export async function startMonitoring({ client, session }: Connection): Promise<void> {
  // A report that does not get through is lost: the page has other things to do.
  const send = (body: PageReport) => client.call(reportPage, { body }).catch(() => undefined);
  let errors = 0;
  const onError = (thrown: unknown): void => {
    errors += 1;
    if (errors <= MOST_ERRORS) void send(toErrorReport(location.pathname, thrown));
  };
  window.addEventListener('error', ({ error, message }) => onError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
  const signedIn = (await session.getToken().catch(() => null)) !== null;
  const brand = signedIn ? readStoredBrand(browserContextStores()) : null;
  const setting =
    brand === null
      ? (await client.call(getRumSettings)).rum_setting
      : (await client.call(getBrandRumSettings, { params: { id: brand.brand_id } })).brand_rum_setting;
  if (!shouldMeasure(setting, hasConsent(storage.read('storage-policy'), 'ANALYTICS'), Math.random())) return;
  const [timing] = performance.getEntriesByType('navigation');
  if (timing instanceof PerformanceNavigationTiming)
    await send({
      path: kindOfPath(location.pathname),
      speed: {
        first_byte_ms: Math.round(timing.responseStart),
        interactive_ms: Math.round(timing.domInteractive),
        loaded_ms: Math.round(timing.loadEventEnd),
      },
    });
}
