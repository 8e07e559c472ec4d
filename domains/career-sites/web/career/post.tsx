import type { CareerRequest, CareerView } from '@hearth/client/career';
import { bindPhrases } from '@hearth/i18n/phrases';
import { isCallRefused } from '@hearth/kit/page';
import { getPublicJobAt, getSite } from '../../contract/endpoints.ts';
import type { PublicJob } from '../../contract/schemas.ts';
import { jobPath } from '@hearth/domains/jobs/rules';
import en from '../en.json' with { type: 'json' };
import { canonicalAddress } from './addresses.tsx';
import { callPublic } from './ask.ts';
import { GonePage } from './gone-page.tsx';
import { toTheme } from './request.ts';

const GONE = 410;

/** Renders a page about the job of the address, given the job and its canonical address. */
export async function renderJobPage(
  request: CareerRequest,
  show: (job: PublicJob, canonical: string) => CareerView | Promise<CareerView>,
): Promise<CareerView> {
  const { site = '', slug = '' } = request.params;
  try {
    const job = await callPublic(request, getPublicJobAt, { params: { site, slug } });
    return await show(job, canonicalAddress(request, jobPath(job.site.slug, job.slug)));
  } catch (error) {
    if (!isCallRefused(error) || error.status !== GONE) throw error;
    return renderGonePage(request, site);
  }
}

/** Renders the page of a closed job with status 410. */
async function renderGonePage(request: CareerRequest, slug: string): Promise<CareerView> {
  const { t } = bindPhrases(request.i18n, request.language, 'career-sites', en);
  const site = await callPublic(request, getSite, { params: { site: slug } });
  return {
    status: GONE,
    title: t('career.goneTitle'),
    theme: toTheme(site),
    body: <GonePage site={site.slug} name={site.name} legal={site} address={request.url} />,
  };
}
