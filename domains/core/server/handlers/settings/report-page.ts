import { limitAttempts } from '@hearth/domains/identity/service';
import { SWITCHES } from '@hearth/kit/installation/environment';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { environmentAt } from '@hearth/platform/config/environments';
import { implement } from '@hearth/platform/module';
import { reportPage as contract } from '../../../contract/endpoints.ts';
import { PAGE_REPORTS_PER_NETWORK } from '../../../rules/limits.ts';

/** Reports go to the log, which the operator may forward. */
export const reportPage = implement(contract, async ({ body }, { db, clock, config, request, log }) => {
  if (!SWITCHES[environmentAt(config, request.host)].monitoring) throw failure(NOT_FOUND);
  await limitAttempts(db, 'page-report', request.ip, PAGE_REPORTS_PER_NETWORK, clock.now());
  const { path: page, error, speed } = body;
  if (error !== undefined) log.warn({ page, report: error }, 'something went wrong on a page');
  if (speed !== undefined) log.info({ page, speed }, 'how fast a page was');
  return { noted: true as const };
});
