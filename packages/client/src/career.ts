import type { EndpointLine } from '@hearth/kit/endpoint';
import type { OwnSite, PageCallInput } from '@hearth/kit/page';
import type { I18n } from '@hearth/i18n/i18n';
import type { Language } from '@hearth/i18n/languages';
import type { ReactNode } from 'react';

/** A request for a public page that is rendered on the server only. */
export interface CareerRequest {
  readonly url: URL;
  /** The moment of the request by the server's clock, as an instant. */
  readonly now: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  /** For phrases outside components: `bindPhrases(i18n, language, namespace, en)`. */
  readonly i18n: I18n;
  /** The address of this installation, for canonical links. */
  readonly publicUrl: string;
  /** The career site under whose own domain the page is asked for; null at the installation's address. */
  readonly own: OwnSite | null;
  /** Calls a public endpoint in process; throws a CallRefused, whose 404 becomes the not-found page. */
  call(endpoint: EndpointLine, input: PageCallInput): Promise<unknown>;
}

/** What a career page is made of. */
export interface CareerView {
  readonly status?: number;
  /** Without the product name. */
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  /** Structured data (JobPosting …); escaped when it is written. */
  readonly structuredData?: unknown;
  /** Custom properties of the brand's theme (`--brand-…`), written into a style element under the nonce. */
  readonly theme?: Readonly<Record<string, string>>;
  /** The paper that the page is printed on, to its edges, as CSS names it: `A4`, `80mm 160mm`. */
  readonly paper?: string;
  /** No inline styles: the content policy refuses style attributes. */
  readonly body: ReactNode;
  /** What the page's small script needs. */
  readonly state?: Readonly<Record<string, unknown>>;
}

/**
 * A page that the server renders whole and the browser never boots React for. `domains/x/web/career/routes.tsx` exports
 * `careerPages: readonly CareerPage[]`; what the page does in the browser stands in `domains/x/web/career/browser.ts`.
 */
export interface CareerPage {
  /** A pattern as in the router: `/careers/:slug/:post`. */
  readonly path: string;
  view(request: CareerRequest): Promise<CareerView | { readonly redirect: string }>;
}
