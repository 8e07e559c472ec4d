import type { CareerPage, CareerRequest, CareerView } from '@hearth/client/career';
import { addressIn } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import { createContext, use } from 'react';
import { ownPath } from '../../rules/own-address.ts';

/** Where links of a career page lead. */
export interface CareerAddresses {
  /** The address of a page from its path at the installation. */
  readonly to: (path: string) => string;
  /** The page that is read, in another language; null where that has no address. */
  readonly inLanguage: (language: Language, address: URL) => string | null;
}

const AtInstallation: CareerAddresses = { to: (path) => path, inLanguage: addressIn };
const Addresses = createContext(AtInstallation);

/** Where the links of this page lead: on the own domain of a site its pages stay there, and everything else is the installation's. */
export function useAddresses(): CareerAddresses {
  return use(Addresses);
}

function addressesOf({ own, language, publicUrl }: CareerRequest): CareerAddresses {
  if (own === null) return AtInstallation;
  return {
    to: (path) => ownPath(own.site, language, path) ?? addressAtInstallation(language, path, publicUrl),
    inLanguage: (wanted, { pathname, search }) => ownPath(own.site, wanted, pathname + search),
  };
}

function addressAtInstallation(language: Language, path: string, publicUrl: string): string {
  const plain = new URL(path, publicUrl);
  return addressIn(language, plain) ?? plain.href;
}

/** The one address of a page in its language, whatever host it was asked for under: on the site's own domain once that leads here. */
export function canonicalOf({ language, publicUrl, own }: CareerRequest, path: string): string {
  const there = own?.isMain === true ? ownPath(own.site, language, path) : null;
  return own === null || there === null ? addressAtInstallation(language, path, publicUrl) : own.origin + there;
}

/** An address as a sheet of paper says it, to be typed: without its scheme, and without a slash that says nothing. */
export function shownAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return pathname === '/' ? host : host + pathname;
}

/** A page whose links lead where its own address says. */
export function addressed(page: CareerPage): CareerPage {
  return {
    path: page.path,
    async view(request) {
      const shown = await page.view(request);
      if ('redirect' in shown) return shown;
      const body = <Addresses value={addressesOf(request)}>{shown.body}</Addresses>;
      return { ...shown, body } satisfies CareerView;
    },
  };
}
