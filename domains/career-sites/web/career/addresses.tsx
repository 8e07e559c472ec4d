import type { CareerPage, CareerRequest, CareerView } from '@hearth/client/career';
import { localizedAddress } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import { createContext, use } from 'react';
import { customDomainPath } from '../../rules/own-address.ts';

/** Builds the links of a career page. */
export interface CareerAddresses {
  /** The address of a page from its path at the installation. */
  readonly to: (path: string) => string;
  /** The page that is read, in another language; null where that has no address. */
  readonly inLanguage: (language: Language, address: URL) => string | null;
}

const AtInstallation: CareerAddresses = { to: (path) => path, inLanguage: localizedAddress };
const Addresses = createContext(AtInstallation);

/** Returns link builders that keep a site's pages on its custom domain. */
export function useAddresses(): CareerAddresses {
  return use(Addresses);
}

function createAddresses({ own, language, publicUrl }: CareerRequest): CareerAddresses {
  if (own === null) return AtInstallation;
  return {
    to: (path) => customDomainPath(own.site, language, path) ?? addressAtInstallation(language, path, publicUrl),
    inLanguage: (wanted, { pathname, search }) => customDomainPath(own.site, wanted, pathname + search),
  };
}

function addressAtInstallation(language: Language, path: string, publicUrl: string): string {
  const plain = new URL(path, publicUrl);
  return localizedAddress(language, plain) ?? plain.href;
}

/** Returns the canonical address of a page in its language. */
export function canonicalAddress({ language, publicUrl, own }: CareerRequest, path: string): string {
  const there = own?.isMain === true ? customDomainPath(own.site, language, path) : null;
  return own === null || there === null ? addressAtInstallation(language, path, publicUrl) : own.origin + there;
}

/** Formats an address for print: without its scheme and trailing slash. */
export function displayAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return pathname === '/' ? host : host + pathname;
}

/** Provides link builders to a page. */
export function withAddresses(page: CareerPage): CareerPage {
  return {
    path: page.path,
    async view(request) {
      const shown = await page.view(request);
      if ('redirect' in shown) return shown;
      const body = <Addresses value={createAddresses(request)}>{shown.body}</Addresses>;
      return { ...shown, body } satisfies CareerView;
    },
  };
}
