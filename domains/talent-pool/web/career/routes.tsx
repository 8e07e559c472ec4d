import type { CareerPage, CareerView } from '@hearth/client/career';
import { Frame } from '@hearth/domains/career-sites/career';
import { bindPhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import { isCallRefused } from '@hearth/kit/page';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { openPoolLink } from '../../contract/link-endpoints.ts';
import { LINK_STEPS } from '../../contract/reasons.ts';
import { linkPath } from '../../rules/link-path.ts';
import en from '../components/link/en.json' with { type: 'json' };
import { LinkCard } from './link-card.tsx';

/** What a mailed link opens: the question whether somebody wants to stand in a pool, and what follows. Nothing for search engines. */
const linkPage: CareerPage = {
  path: linkPath(':step'),
  async view(request): Promise<CareerView> {
    const { t } = bindPhrases(request.i18n, request.language, 'talent-pool-link', en);
    const token = request.url.searchParams.get('token') ?? '';
    const step = LINK_STEPS.find((one) => one === request.params['step']) ?? 'over';
    const asked =
      step === 'asked'
        ? ((await request.call(openPoolLink, { params: { token }, query: {} }).catch((error: unknown) => {
            if (isCallRefused(error)) return null;
            throw error;
          })) as AnswerOf<typeof openPoolLink> | null)
        : null;
    const hero = (
      <div className="relative mx-auto max-w-160 px-4 pt-5 pb-24 sm:px-6 sm:pt-10">
        <h1 className="text-2xl text-balance sm:text-3xl">{t('title')}</h1>
      </div>
    );
    return {
      title: t('title'),
      body: (
        <Frame
          address={request.url}
          name={asked?.employer_name ?? PRODUCT}
          legal={asked?.legal ?? null}
          home="/careers"
          hero={hero}
        >
          <div className="relative z-1 mx-auto -mt-18 max-w-160 px-4 sm:px-6">
            <LinkCard step={step === 'asked' && asked === null ? 'over' : step} asked={asked} token={token} />
          </div>
        </Frame>
      ),
    };
  },
};

export const careerPages: readonly CareerPage[] = [linkPage];
