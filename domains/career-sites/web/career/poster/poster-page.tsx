import type { CareerPage } from '@hearth/client/career';
import { bindPhrases } from '@hearth/i18n/phrases';
import type { PublicJob, TextToApply } from '../../../contract/schemas.ts';
import { posterPath, posterQrAddress, sitePath } from '@hearth/domains/jobs/rules';
import { PAGE_SIZES, parsePaper } from '../../../rules/poster.ts';
import type { PosterPaper } from '../../../rules/poster.ts';
import en from '../../components/poster/en.json' with { type: 'json' };
import { usePosterWords } from '../../components/poster/words.ts';
import { canonicalAddress } from '../addresses.tsx';
import { Frame } from '../frame.tsx';
import { PaperBar } from './paper-bar.tsx';
import { renderJobPage } from '../post.tsx';
import { PosterSheet } from './poster-sheet.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { toTheme } from '../request.ts';
import { fetchTextToApply } from './text-way.tsx';

/**
 * The poster of a live job; canonical is the job's page. Search engines are told that the post itself is what they
 * look for.
 */
export const posterPage: CareerPage = {
  path: posterPath(':site', ':slug'),
  view: (request) =>
    renderJobPage(request, async (job, canonical) => {
      const way = job.texts === true ? await fetchTextToApply(request, { job: job.id }) : null;
      const { t } = bindPhrases(request.i18n, request.language, 'career-sites-poster', en);
      const paper = parsePaper(request.url.searchParams.get('paper'));
      return {
        title: t('title', { title: job.title }),
        canonical,
        theme: toTheme(job.site),
        paper: PAGE_SIZES[paper],
        body: (
          <PosterPage
            job={job}
            address={request.url}
            paper={paper}
            way={way}
            link={posterQrAddress(canonical)}
            home={canonicalAddress(request, sitePath(job.site.slug))}
          />
        ),
      };
    }),
};

interface PosterPageProps {
  readonly job: PublicJob;
  readonly address: URL;
  readonly paper: PosterPaper;
  /** Where the code on the poster leads. */
  readonly link: string;
  readonly way: TextToApply | null;
  /** The address of the career site, whole. */
  readonly home: string;
}

/** Previews the poster below its paper options. */
function PosterPage({ job, address, paper, link, way, home }: PosterPageProps) {
  return (
    <Frame
      address={address}
      name={job.employer}
      logo={job.site.logo}
      legal={job.site}
      home={sitePath(job.site.slug)}
      isPaper
      hero={<Hero job={job} />}
    >
      <div className="relative z-1 mx-auto -mt-18 grid max-w-[210mm] gap-6 px-4 print:m-0 print:block print:max-w-none print:p-0">
        <PaperBar paper={paper} />
        {paper === 'RECEIPT' ? (
          <ReceiptSheet job={job} link={link} way={way} home={home} />
        ) : (
          <PosterSheet job={job} paper={paper} link={link} way={way} home={home} />
        )}
      </div>
    </Frame>
  );
}

function Hero({ job }: { readonly job: PublicJob }) {
  const { t, rich } = usePosterWords();
  return (
    <div className="relative mx-auto max-w-[210mm] px-4 pt-5 pb-24 sm:pt-10">
      <h1 className="text-2xl text-balance">{rich('title', { title: <bdi lang={job.language}>{job.title}</bdi> })}</h1>
      <p className="mt-1 max-w-prose">{t('lead')}</p>
    </div>
  );
}
