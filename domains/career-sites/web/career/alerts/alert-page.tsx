import type { CareerPage, CareerRequest, CareerView } from '@hearth/client/career';
import { bindPhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import type { ReactNode } from 'react';
import { getSite } from '../../../contract/endpoints.ts';
import type { Site } from '../../../contract/schemas.ts';
import { ALL_SITES, alertPath, parseCriteria } from '../../../rules/alert.ts';
import { sitePath } from '@hearth/domains/jobs/rules';
import en from '../../components/alerts/en.json' with { type: 'json' };
import { AlertForm } from './alert-form.tsx';
import { ALERT_STEPS, AlertStepCard } from './alert-step.tsx';
import { callPublic } from '../ask.ts';
import { Frame } from '../frame.tsx';
import { queryParameters, toTheme } from '../request.ts';

const ALL = '/careers';

/** The form for job alerts and its later steps; not indexed. Nothing here is for search engines. */
export const alertPage: CareerPage = {
  path: alertPath(':site', ':step?'),
  async view(request): Promise<CareerView> {
    const { t } = bindPhrases(request.i18n, request.language, 'career-sites-alerts', en);
    const named = request.params['site'] ?? '';
    const site = named === ALL_SITES ? undefined : await callPublic(request, getSite, { params: { site: named } });
    const slug = site?.slug ?? '';
    const step = ALERT_STEPS.find((one) => one === request.params['step']);
    const entries = queryParameters(request);
    const problem = (['email', 'limit'] as const).find((one) => one === entries['problem']?.[0]);
    const home = site === undefined ? ALL : sitePath(site.slug);
    const content =
      step === undefined ? (
        <AlertForm site={slug} wanted={parseCriteria(entries)} problem={problem} />
      ) : (
        <AlertStepCard step={step} token={entries['token']?.[0] ?? ''} site={slug} home={home} />
      );
    return {
      title: t('title'),
      ...(site === undefined ? {} : { theme: toTheme(site) }),
      body: renderFrame(request, site, home, t('title'), step === undefined ? t('lead') : '', content),
    };
  },
};

function renderFrame(
  { url }: CareerRequest,
  site: Site | undefined,
  home: string,
  title: string,
  lead: string,
  content: ReactNode,
) {
  const hero = (
    <div className="relative mx-auto max-w-160 px-4 pt-5 pb-24 sm:px-6 sm:pt-10">
      <h1 className="text-2xl text-balance sm:text-3xl">{title}</h1>
      {lead !== '' && <p className="mt-1 max-w-prose text-lg">{lead}</p>}
    </div>
  );
  return (
    <Frame address={url} name={site?.name ?? PRODUCT} logo={site?.logo} legal={site ?? null} home={home} hero={hero}>
      <div className="relative z-1 mx-auto -mt-18 max-w-160 px-4 sm:px-6">{content}</div>
    </Frame>
  );
}
