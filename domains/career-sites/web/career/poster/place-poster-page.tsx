import type { CareerPage } from '@hearth/client/career';
import { bindPhrases } from '@hearth/i18n/phrases';
import { EmptyState } from '@hearth/ui/empty-state';
import { LinkButton } from '@hearth/ui/link-button';
import { getSite, searchPublicJobs } from '../../../contract/endpoints.ts';
import type { PublicJobListItem, Site, TextToApply } from '../../../contract/schemas.ts';
import { locationPosterPath, locationQrAddress, sitePath } from '@hearth/domains/jobs/rules';
import { PAGE_SIZES, parsePaper } from '../../../rules/poster.ts';
import type { PosterPaper } from '../../../rules/poster.ts';
import en from '../../components/places/en.json' with { type: 'json' };
import { usePlaceWords } from '../../components/places/words.ts';
import { usePosterWords } from '../../components/poster/words.ts';
import { canonicalAddress, useAddresses } from '../addresses.tsx';
import { callPublic } from '../ask.ts';
import { Frame } from '../frame.tsx';
import { PaperBar } from './paper-bar.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { toTheme } from '../request.ts';
import { fetchTextToApply } from './text-way.tsx';
import { useWords } from '../words.ts';

/** More are not on a sheet; the rest is counted. */
const MOST_ASKED = '10';

/**
 * The poster with all live jobs of a location; canonical is the career site. As public as they are; search engines
 * are sent to the career site.
 */
export const locationPosterPage: CareerPage = {
  path: locationPosterPath(':site', ':place'),
  async view(request) {
    const { t } = bindPhrases(request.i18n, request.language, 'career-sites-places', en);
    const { site: slug = '', place = '' } = request.params;
    const site = await callPublic(request, getSite, { params: { site: slug } });
    const query = { site: site.slug, location_id: place, sort: 'NEWEST' as const, limit: MOST_ASKED };
    const { jobs, total } = await callPublic(request, searchPublicJobs, { query: query as never });
    const [first] = jobs;
    const way = first === undefined ? null : await fetchTextToApply(request, { place });
    const home = canonicalAddress(request, sitePath(site.slug));
    const paper = parsePaper(request.url.searchParams.get('paper'));
    return {
      title: first === undefined ? t('sheetNone') : t('sheetTitle', { place: first.place.name }),
      canonical: home,
      theme: toTheme(site),
      ...(first === undefined ? { status: 404 } : { paper: PAGE_SIZES[paper] }),
      body:
        first === undefined ? (
          <Nothing site={site} address={request.url} />
        ) : (
          <PlacePoster
            {...{ site, jobs, total, paper, way, home }}
            address={request.url}
            link={locationQrAddress(home, place.toLowerCase())}
          />
        ),
    };
  },
};

function PlacePoster({
  site,
  jobs,
  total,
  paper,
  way,
  home,
  link,
  address,
}: {
  readonly site: Site;
  readonly jobs: readonly PublicJobListItem[];
  readonly total: number;
  readonly paper: PosterPaper;
  readonly way: TextToApply | null;
  readonly home: string;
  readonly link: string;
  readonly address: URL;
}) {
  const { rich } = usePlaceWords();
  const { t: posterWords } = usePosterWords();
  const hero = (
    <div className="relative mx-auto max-w-[210mm] px-4 pt-5 pb-24 sm:pt-10">
      <h1 className="text-2xl text-balance">{rich('sheetTitle', { place: <bdi>{jobs[0]?.place.name}</bdi> })}</h1>
      <p className="mt-1 max-w-prose">{posterWords('lead')}</p>
    </div>
  );
  return (
    <Frame
      address={address}
      name={jobs[0]?.employer ?? site.name}
      legal={site}
      home={sitePath(site.slug)}
      isPaper
      hero={hero}
    >
      <div className="relative z-1 mx-auto -mt-18 grid max-w-[210mm] gap-6 px-4 print:m-0 print:block print:max-w-none print:p-0">
        <PaperBar paper={paper} />
        <PlaceSheet {...{ jobs, total, paper, link, way, home }} />
      </div>
    </Frame>
  );
}

function Nothing({ site, address }: { readonly site: Site; readonly address: URL }) {
  const { t } = usePlaceWords();
  const { t: words } = useWords();
  const { to } = useAddresses();
  const hero = (
    <div className="relative mx-auto max-w-160 px-4 pt-5 pb-24 sm:px-6 sm:pt-10">
      <h1 className="text-2xl text-balance">{words('career.siteTitle', { name: site.name })}</h1>
    </div>
  );
  return (
    <Frame address={address} name={site.name} legal={site} home={sitePath(site.slug)} hero={hero}>
      <div className="relative z-1 mx-auto -mt-18 max-w-160 px-4 sm:px-6">
        <div className="rounded-lg border border-line bg-surface text-ink shadow-raised">
          <EmptyState
            headingLevel={2}
            title={t('sheetNone')}
            action={<LinkButton href={to(sitePath(site.slug))}>{words('career.allJobs')}</LinkButton>}
          />
        </div>
      </div>
    </Frame>
  );
}
