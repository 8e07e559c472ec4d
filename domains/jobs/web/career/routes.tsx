import type { CareerPage, CareerRequest, CareerView } from '@hearth/client/career';
import { bindPhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import { getSite, listMapPlaces, listPublicPlaces, searchPublicJobs } from '../../contract/endpoints.ts';
import { jobPath, sitePath } from '../../rules/career-address.ts';
import { publicQuery, readCareerSearch } from '../../rules/career-search.ts';
import type { CareerSearch } from '../../rules/career-search.ts';
import { summaryOf } from '../../rules/description.ts';
import { jobPosting } from '../../rules/job-posting.ts';
import en from '../en.json' with { type: 'json' };
import { addressed, canonicalOf } from './addresses.tsx';
import { alertPage } from './alert-page.tsx';
import { ask } from './ask.ts';
import { JobPage } from './job-page.tsx';
import { viewOfPost } from './post.tsx';
import { placePosterPage } from './place-poster-page.tsx';
import { posterPage } from './poster-page.tsx';
import { entriesOf, themeOf } from './request.ts';
import { ResultsPage } from './results-page.tsx';

const ALL = '/careers';
const SUMMARY_LETTERS = 155;

const wordsOf = ({ i18n, language }: CareerRequest) => bindPhrases(i18n, language, 'jobs', en);

function searchOf(request: CareerRequest): CareerSearch {
  return readCareerSearch(entriesOf(request));
}

async function resultsOf(request: CareerRequest, search: CareerSearch, site: string | undefined) {
  const query = publicQuery(search, site);
  const { sort: _sort, folded: _folded, offset: _offset, limit: _limit, ...wanted } = query;
  const [found, places, onMap] = await Promise.all([
    ask(request, searchPublicJobs, { query: query as never }),
    ask(request, listPublicPlaces, { query: site === undefined ? {} : { site } }),
    search.view === 'map' ? ask(request, listMapPlaces, { query: wanted as never }) : null,
  ]);
  return { ...found, ...places, map: onMap?.places ?? null };
}

const allJobs: CareerPage = {
  path: ALL,
  async view(request): Promise<CareerView> {
    const { t } = wordsOf(request);
    const search = searchOf(request);
    const results = await resultsOf(request, search, undefined);
    return {
      title: t('career.allTitle'),
      description: t('career.description', { count: results.total }),
      canonical: canonicalOf(request, ALL),
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
    const { t } = wordsOf(request);
    const search = searchOf(request);
    const site = await ask(request, getSite, { params: { site: request.params['site'] ?? '' } });
    const results = await resultsOf(request, search, site.slug);
    const title = t('career.siteTitle', { name: site.name });
    return {
      title,
      description: t('career.description', { count: results.total }),
      canonical: canonicalOf(request, sitePath(site.slug)),
      theme: themeOf(site),
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
    viewOfPost(request, (job, canonical) => ({
      title: `${job.title} – ${job.employer}`,
      description: summaryOf(job.description, SUMMARY_LETTERS),
      canonical,
      theme: themeOf(job.site),
      structuredData: jobPosting(job, canonical, canonicalOf(request, sitePath(job.site.slug))),
      body: <JobPage job={job} address={request.url} />,
    })),
};

/** The public pages: all jobs, the jobs of one group, alerts about new ones, one job, its poster, the poster of a location. */
export const careerPages: readonly CareerPage[] = [
  allJobs,
  siteJobs,
  alertPage,
  oneJob,
  posterPage,
  placePosterPage,
].map(addressed);

export { ownPath, readOwnPath } from '../../rules/own-address.ts';
export { Frame } from './frame.tsx';
