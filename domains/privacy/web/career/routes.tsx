import type { CareerPage, CareerView } from '@hearth/client/career';
import { Frame } from '@hearth/domains/career-sites/career';
import { bindPhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { isCallRefused } from '@hearth/kit/page';
import { KEEP_STEPS } from '../../contract/asking.ts';
import { openKeepLink } from '../../contract/link-endpoints.ts';
import { keepPath } from '../../rules/keep-path.ts';
import en from '../en.json' with { type: 'json' };
import { KeepCard } from './keep-card.tsx';

/** What a mailed question opens: whether applications may be kept, and what follows. Nothing for search engines. */
const keepPage: CareerPage = {
  path: keepPath(':step'),
  async view(request): Promise<CareerView> {
    const { t } = bindPhrases(request.i18n, request.language, 'privacy', en);
    const token = request.url.searchParams.get('token') ?? '';
    const step = KEEP_STEPS.find((one) => one === request.params['step']) ?? 'over';
    const asked =
      step === 'asked'
        ? ((await request.call(openKeepLink, { params: { token }, query: {} }).catch((error: unknown) => {
            if (isCallRefused(error)) return null;
            throw error;
          })) as AnswerOf<typeof openKeepLink> | null)
        : null;
    const hero = (
      <div className="relative mx-auto max-w-160 px-4 pt-5 pb-24 sm:px-6 sm:pt-10">
        <h1 className="text-2xl text-balance sm:text-3xl">{t('link.title')}</h1>
      </div>
    );
    return {
      title: t('link.title'),
      body: (
        <Frame
          address={request.url}
          name={asked?.employer_name ?? PRODUCT}
          legal={asked?.legal ?? null}
          home="/careers"
          hero={hero}
        >
          <div className="relative z-1 mx-auto -mt-18 max-w-160 px-4 sm:px-6">
            <KeepCard step={step === 'asked' && asked === null ? 'over' : step} asked={asked} token={token} />
          </div>
        </Frame>
      ),
    };
  },
};

export const careerPages: readonly CareerPage[] = [keepPage];
