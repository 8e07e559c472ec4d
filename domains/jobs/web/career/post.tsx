import type { CareerRequest, CareerView } from '@hearth/client/career';
import { bindPhrases } from '@hearth/i18n/phrases';
import { isCallRefused } from '@hearth/kit/page';
import { getPublicJobAt, getSite } from '../../contract/endpoints.ts';
import type { PublicJob } from '../../contract/schemas.ts';
import { jobPath } from '../../rules/career-address.ts';
import en from '../en.json' with { type: 'json' };
import { canonicalOf } from './addresses.tsx';
import { ask } from './ask.ts';
import { GonePage } from './gone-page.tsx';
import { themeOf } from './request.ts';

const GONE = 410;

/** A page about the post that the address names, given the post and its own address. */
export async function viewOfPost(
  request: CareerRequest,
  show: (job: PublicJob, canonical: string) => CareerView | Promise<CareerView>,
): Promise<CareerView> {
  const { site = '', slug = '' } = request.params;
  try {
    const job = await ask(request, getPublicJobAt, { params: { site, slug } });
    return await show(job, canonicalOf(request, jobPath(job.site.slug, job.slug)));
  } catch (error) {
    if (!isCallRefused(error) || error.status !== GONE) throw error;
    return gone(request, site);
  }
}

/** The page of a job that was open once: found under its old address, and marked as gone for search engines. */
async function gone(request: CareerRequest, slug: string): Promise<CareerView> {
  const { t } = bindPhrases(request.i18n, request.language, 'jobs', en);
  const site = await ask(request, getSite, { params: { site: slug } });
  return {
    status: GONE,
    title: t('career.goneTitle'),
    theme: themeOf(site),
    body: <GonePage site={site.slug} name={site.name} legal={site} address={request.url} />,
  };
}
