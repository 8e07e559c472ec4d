import { anyone, brand, endpoint } from '@hearth/kit/endpoint';
import { instant, string, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { SITE_DOMAIN_TAKEN } from './failures.ts';

const settings = {
  service: 'job-boards',
  access: brand('id', 'MANAGE_BRAND'),
  params: z.object({ id: uuid }),
} as const;

/** A domain of a career site's own, and how far it is. */
export const siteDomain = z.object({
  /** As people write it: with the letters of their language. */
  domain: z.string(),
  state: z.enum(['WAITING', 'PROVEN', 'LOST']),
  /** The record of the name service that shows whose the domain is. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** The domain as records are written for it, and whom they lead to. */
  host: z.string(),
  target: z.string(),
  /** Where the site stands now: the domain's address once it leads here. */
  address: z.string(),
  is_main: z.boolean(),
  checked_at: instant.nullable(),
  /** When the domain is given up, while the record of a proven one is missing. */
  ends_at: instant.nullable(),
});
export type SiteDomain = z.infer<typeof siteDomain>;

export const getSiteDomain = endpoint({
  ...settings,
  id: 'jobs.getSiteDomain',
  method: 'GET',
  path: '/v1/brands/{id}/site_domain',
  summary: "Returns the custom domain of a group's career site and its status. The brand is the group.",
  whileActing: 'allowed',
  /** `address`: where the career site stands without a domain. */
  answer: z.object({ address: z.string(), site_domain: siteDomain.nullable() }),
});

export const putSiteDomain = endpoint({
  ...settings,
  id: 'jobs.putSiteDomain',
  method: 'PUT',
  path: '/v1/brands/{id}/site_domain',
  summary: 'Sets the custom domain of the career site. It takes effect once it is proven, and replaces an earlier one.',
  whileActing: 'refused',
  body: z.strictObject({ domain: trimmedString(300).min(1) }),
  answer: siteDomain,
  failures: { SITE_DOMAIN_TAKEN },
});

export const removeSiteDomain = endpoint({
  ...settings,
  id: 'jobs.removeSiteDomain',
  method: 'DELETE',
  path: '/v1/brands/{id}/site_domain',
  summary: 'Removes the custom domain: the career site is at the installation’s address again right away.',
  whileActing: 'refused',
  answer: z.object({}),
});

export const checkSiteDomain = endpoint({
  ...settings,
  id: 'jobs.checkSiteDomain',
  method: 'POST',
  path: '/v1/brands/{id}/site_domain/check',
  summary: 'Checks the DNS record now, and whether the domain leads here.',
  whileActing: 'allowed',
  transaction: 'none',
  body: z.strictObject({}),
  answer: siteDomain,
  failures: { SITE_DOMAIN_TAKEN },
});

export const askSiteDomain = endpoint({
  id: 'jobs.askSiteDomain',
  method: 'GET',
  path: '/v1/site_domains/ask',
  service: 'job-boards',
  summary:
    'Returns whether a host name is served here, as a proven custom domain or the installation’s own: 200 or 404. For a proxy that asks before it gets a certificate.',
  access: anyone(),
  query: z.object({ domain: string(300) }),
  answer: z.object({}),
});

export const showSiteProof = endpoint({
  id: 'jobs.showSiteProof',
  method: 'GET',
  path: '/.well-known/hearth-site',
  service: 'job-boards',
  summary: 'Returns the token that shows that a custom domain leads here.',
  access: anyone(),
  answers: 'raw',
});
