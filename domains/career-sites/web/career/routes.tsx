import type { CareerPage, CareerRequest, CareerView } from '@hearth/client/career';
import { bindPhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import { getSite, listMapPlaces, listPublicPlaces, searchPublicJobs } from '../../contract/endpoints.ts';
import { jobPath, sitePath, summarise } from '@hearth/domains/jobs/rules';
import { toPublicSearch, parseCareerSearch } from '../../rules/career-search.ts';
import type { CareerSearch } from '../../rules/career-search.ts';
import { formatBounds } from '../../rules/job-map.ts';
import { jobPosting } from '../../rules/job-posting.ts';
import en from '../en.json' with { type: 'json' };
import { withAddresses, canonicalAddress } from './addresses.tsx';
import { alertPage } from './alerts/alert-page.tsx';
import { callPublic } from './ask.ts';
import { JobPage } from './job-page.tsx';
import { renderJobPage } from './post.tsx';
import { locationPosterPage } from './poster/place-poster-page.tsx';
import { posterPage } from './poster/poster-page.tsx';
import { queryParameters, toTheme } from './request.ts';
import { ResultsPage } from './search/results-page.tsx';
export { customDomainPath, parseCustomDomainPath } from '../../rules/own-address.ts';
export { Frame } from './frame.tsx';

const ALL = '/careers';
const SUMMARY_LETTERS = 155;

const getPhrases = ({ i18n, language }: CareerRequest) => bindPhrases(i18n, language, 'career-sites', en);

function parseSearch(request: CareerRequest): CareerSearch {
  return parseCareerSearch(queryParameters(request));
}

async function fetchResults(request: CareerRequest, search: CareerSearch, site: string | undefined) {
  const query = toPublicSearch(search, site);
  const { sort: _sort, folded: _folded, offset: _offset, limit: _limit, ...wanted } = query;
  const [found, places, onMap] = await Promise.all([
    callPublic(request, searchPublicJobs, { query: query as never }),
    callPublic(request, listPublicPlaces, { query: site === undefined ? {} : { site } }),
    search.view === 'map'
      ? callPublic(request, listMapPlaces, {
          query: {
            ...wanted,
            ...(search.bounds === undefined ? {} : { bounds: formatBounds(search.bounds) }),
          } as never,
        })
      : null,
  ]);
  return { ...found, ...places, map: onMap };
}

const allJobs: CareerPage = {
  path: ALL,
  async view(request): Promise<CareerView> {
    const { t } = getPhrases(request);
    const search = parseSearch(request);
    const results = await fetchResults(request, search, undefined);
    return {
      title: t('career.allTitle'),
      description: t('career.description', { count: results.total }),
      canonical: canonicalAddress(request, ALL),
      body: (
        <ResultsPage
          address={request.url}
          name={PRODUCT}
          legal={null}
          title={t('career.allTitle')}
          lead={t('career.allLead')}
          path={ALL}
          site=""
          search={search}
          results={results}
          now={request.now}
          isMixed
        />
      ),
    };
  },
};

const siteJobs: CareerPage = {
  path: sitePath(':site'),
  async view(request): Promise<CareerView> {
    const { t } = getPhrases(request);
    const search = parseSearch(request);
    const site = await callPublic(request, getSite, { params: { site: request.params['site'] ?? '' } });
    const results = await fetchResults(request, search, site.slug);
    const title = t('career.siteTitle', { name: site.name });
    return {
      title,
      description: t('career.description', { count: results.total }),
      canonical: canonicalAddress(request, sitePath(site.slug)),
      theme: toTheme(site),
      body: (
        <ResultsPage
          address={request.url}
          name={site.name}
          logo={site.logo}
          legal={site}
          title={title}
          lead={t('career.siteLead')}
          path={sitePath(site.slug)}
          site={site.slug}
          search={search}
          results={results}
          now={request.now}
          isMixed={false}
        />
      ),
    };
  },
};

const oneJob: CareerPage = {
  path: jobPath(':site', ':slug'),
  view: (request) =>
    renderJobPage(request, (job, canonical) => ({
      title: `${job.title} – ${job.employer}`,
      description: summarise(job.description, SUMMARY_LETTERS),
      canonical,
      theme: toTheme(job.site),
      structuredData: jobPosting(job, canonical, canonicalAddress(request, sitePath(job.site.slug))),
      body: <JobPage job={job} address={request.url} />,
    })),
};

/** The public pages: job lists, alerts, jobs and posters. */
export const careerPages: readonly CareerPage[] = [
  allJobs,
  siteJobs,
  alertPage,
  oneJob,
  posterPage,
  locationPosterPage,
].map(withAddresses);
