import { useFormat } from '@hearth/i18n/use-format';
import { Disclosure } from '@hearth/ui/disclosure';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { ChevronLeft, ChevronRight, SearchX, SlidersHorizontal } from 'lucide-react';
import type { PublicJobListItem } from '../../../contract/schemas.ts';
import { isFiltered, searchAddress } from '../../../rules/career-search.ts';
import type { CareerSearch } from '../../../rules/career-search.ts';
import type { MapCluster } from '../../../rules/job-map.ts';
import { RESULTS_PER_PAGE } from '../../../rules/limits.ts';
import { usePlaceWords } from '../../components/places/words.ts';
import { useTimeWords } from '../../components/times/words.ts';
import { useAddresses } from '../addresses.tsx';
import { AlertOffer } from '../alerts/alert-offer.tsx';
import { Filters } from './filters.tsx';
import { Frame } from '../frame.tsx';
import { JobCard } from './job-card.tsx';
import { JobMap } from './job-map.tsx';
import type { LegalLinks } from '@hearth/domains/core/schemas';
import { Lamps } from '../lamps.tsx';
import { SearchForm } from './search-form.tsx';
import { ViewChoice } from './view-choice.tsx';
import { useWords } from '../words.ts';

export interface Results {
  readonly jobs: readonly PublicJobListItem[];
  readonly total: number;
  /** How many more fit but tell no times, where a time is looked for. */
  readonly times_untold: number;
  readonly places: readonly { readonly city: string; readonly country: string; readonly jobs: number }[];
  /** Where the jobs are, when the map is asked for. */
  readonly map: { readonly clusters: readonly MapCluster[]; readonly unplaced: number } | null;
}

interface ResultsPageProps {
  readonly address: URL;
  readonly name: string;
  readonly logo?: string | null;
  /** Where the privacy notice and the imprint of the group are; null for the jobs of many. */
  readonly legal: LegalLinks | null;
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  /** The slug of the site; empty where all sites are searched. */
  readonly site: string;
  readonly search: CareerSearch;
  readonly results: Results;
  readonly now: string;
  /** Whether the page shows the jobs of many groups. */
  readonly isMixed: boolean;
}

/** The job results of one group's site, or of all. */
export function ResultsPage(props: ResultsPageProps) {
  const { search, results } = props;
  const { to } = useAddresses();
  const path = to(props.path);
  const { t } = useWords();
  const { rich } = usePlaceWords();
  const hero = (
    <>
      <Lamps className="max-sm:hidden" />
      <div className="relative mx-auto max-w-280 px-4 pt-5 pb-24 sm:px-6 sm:pt-10">
        <h1 className="text-2xl text-balance sm:text-3xl">{props.title}</h1>
        <p className="mt-1 max-w-prose text-lg">{props.lead}</p>
      </div>
    </>
  );
  return (
    <Frame
      address={props.address}
      name={props.name}
      logo={props.logo}
      legal={props.legal}
      home={props.path}
      hero={hero}
    >
      <div className="mx-auto max-w-280 px-4 sm:px-6">
        <div className="relative z-1 -mt-18">
          <SearchForm search={search} action={path} />
        </div>
        <div className="mt-6 gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
          <aside className="hidden content-start gap-6 lg:grid">
            <Filters search={search} path={path} />
          </aside>
          <section aria-labelledby="results" className="grid content-start gap-3">
            <div className="flex min-h-11 items-center justify-between gap-4">
              <h2 id="results" className="text-xl">
                {results.total === 0 ? t('career.results') : t('career.found', { count: results.total })}
                {search.at !== undefined && results.jobs[0] !== undefined && (
                  <span className="block text-dense font-normal text-ink-2">
                    {rich('at', { place: <bdi>{results.jobs[0].place.name}</bdi> })}
                  </span>
                )}
              </h2>
              <div className="flex flex-wrap items-center justify-end gap-x-4">
                {isFiltered(search) && (
                  <a href={path} className="inline-flex min-h-11 items-center font-bold text-accent-ink">
                    {t('career.clear')}
                  </a>
                )}
                <ViewChoice search={search} path={path} />
              </div>
            </div>
            {results.map !== null && <JobMap onMap={results.map} search={search} path={path} />}
            <Disclosure title={t('career.filters')} icon={<Icon of={SlidersHorizontal} />} className="lg:hidden">
              <div className="grid gap-4">
                <Filters search={search} path={path} />
              </div>
            </Disclosure>
            <PayOrderNote search={search} jobs={results.jobs} />
            {results.jobs.length === 0 ? (
              <Nothing filtered={isFiltered(search)} path={path} />
            ) : (
              <ul className="grid gap-3">
                {results.jobs.map((job) => (
                  <JobCard key={job.id} job={job} now={props.now} withSite={props.isMixed} source={search.source} />
                ))}
              </ul>
            )}
            <MissingTimesNote search={search} path={path} count={results.times_untold} />
            <Pages search={search} path={path} total={results.total} />
            <AlertOffer site={props.site} search={search} />
          </section>
        </div>
        <Places {...props} />
      </div>
    </Frame>
  );
}

function Nothing({ filtered, path }: { readonly filtered: boolean; readonly path: string }) {
  const { t } = useWords();
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={<Icon of={SearchX} size={24} />}
        title={filtered ? t('career.nothing') : t('career.noJobs')}
        action={filtered ? <LinkButton href={path}>{t('career.allJobs')}</LinkButton> : undefined}
      >
        {filtered ? t('career.nothingHelp') : t('career.noJobsHelp')}
      </EmptyState>
    </div>
  );
}

/** Says how pay in several currencies is ordered. */
function PayOrderNote({ search, jobs }: { readonly search: CareerSearch; readonly jobs: Results['jobs'] }) {
  const { t } = useWords();
  const currencies = new Set(jobs.flatMap(({ pay }) => (pay === null ? [] : [pay.currency])));
  if (search.sort !== 'PAY' || currencies.size < 2) return null;
  return <p className="text-dense text-ink-2">{t('career.payOrder')}</p>;
}

/** Notes how many jobs state no shift times, with a link to include them. */
function MissingTimesNote(props: { readonly search: CareerSearch; readonly path: string; readonly count: number }) {
  const { t } = useTimeWords();
  const { search, path, count } = props;
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-dense text-ink-2">
      {t('untold', { count })}
      <a
        href={searchAddress(path, search, { times: [] })}
        rel="nofollow"
        className="inline-flex min-h-11 items-center font-bold text-accent-ink"
      >
        {t('anyTime')}
      </a>
    </p>
  );
}

function Pages({
  search,
  path,
  total,
}: {
  readonly search: CareerSearch;
  readonly path: string;
  readonly total: number;
}) {
  const { t } = useWords();
  const format = useFormat();
  const pages = Math.ceil(total / RESULTS_PER_PAGE);
  if (pages < 2) return null;
  const { page } = search;
  return (
    <nav aria-label={t('career.pages')} className="mt-3 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      {page > 1 && (
        <LinkButton
          rel="prev"
          size="lg"
          href={searchAddress(path, search, { page: page - 1 })}
          icon={<Icon of={ChevronLeft} directional />}
          className="justify-self-start"
        >
          {t('career.previous')}
        </LinkButton>
      )}
      <span className="col-start-2 text-dense text-ink-2">
        {t('career.page', { page: format.number(page), pages: format.number(pages) })}
      </span>
      {page < pages && (
        <LinkButton
          rel="next"
          size="lg"
          href={searchAddress(path, search, { page: page + 1 })}
          iconEnd={<Icon of={ChevronRight} directional />}
          className="col-start-3 justify-self-end"
        >
          {t('career.next')}
        </LinkButton>
      )}
    </nav>
  );
}

function Places({ results, search, path }: ResultsPageProps) {
  const { t } = useWords();
  const format = useFormat();
  if (results.places.length < 2) return null;
  return (
    <nav aria-labelledby="places" className="mt-12 grid gap-3">
      <h2 id="places" className="text-xl">
        {t('career.places')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {results.places.map(({ city, country, jobs }) => (
          <li key={`${city} ${country}`}>
            <a
              href={searchAddress(
                path,
                {
                  ...search,
                  q: '',
                  types: [],
                  times: [],
                  near: undefined,
                  withinKm: undefined,
                  at: undefined,
                  bounds: undefined,
                },
                { place: city },
              )}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-dense hover:border-line-field"
            >
              <bdi>{city}</bdi>
              <span className="text-ink-3">{format.number(jobs)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
