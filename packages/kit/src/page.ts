import type { EndpointLine } from './endpoint.ts';

/** A career site with a domain of its own. */
export interface OwnSite {
  /** The slug of the site. */
  readonly site: string;
  /** `https://jobs.example.com`: scheme and port are the installation's. */
  readonly origin: string;
  /** Whether the domain is known to lead here: then links go there. Until then the site's address is the installation's. */
  readonly isMain: boolean;
}

/** A request for a page, as the server hands it to the built web application. */
export interface PageRequest {
  /** Path and query, as asked for. */
  readonly url: string;
  /** The moment it was asked for, by the server's clock: what a page reckons with. */
  readonly now: string;
  /** The host name with port that was asked for; its first label may name the language. */
  readonly host: string;
  /** The career site whose own domain the host is; null where the installation itself is asked. */
  readonly own: OwnSite | null;
  /** The own domain of the career site with that slug; null where it has none. */
  ownOf(site: string): Promise<OwnSite | null>;
  /** For every inline script and style of the page. */
  readonly nonce: string;
  readonly publicUrl: string;
  readonly authUrl: string;
  readonly mode: 'demo' | 'production';
  /** Which of the two variants of the application this is (reading 32). */
  readonly variant: 'main' | 'schedule';
  /** What the environment of the host says to pages. */
  readonly site: PageSite;
  /** The version of each language's phrases: a language without one has no phrases here. */
  readonly phraseVersions: Readonly<Partial<Record<string, string>>>;
  /** Calls an endpoint that needs no login, in process. Throws a CallRefused when it is refused. */
  call(endpoint: EndpointLine, input: PageCallInput): Promise<unknown>;
}

/** The environment of the pages; absent values mean the default. */
export interface PageSite {
  /** Pages report errors and, for some visits, their speed. */
  readonly monitored?: true;
  /** The domain of our own cookies, where it is more than the host. */
  readonly cookieDomain?: string;
  /** Where calls go, where it is another host. */
  readonly gatewayHost?: string;
  /** Where pictures are served, where those are other hosts. */
  readonly mediaServers?: readonly string[];
  /** The key of the maps service; absent where maps are drawn without one. */
  readonly mapsKey?: string;
  /** Where people get help; absent where the installation names no address. */
  readonly supportEmail?: string;
  /** Where addresses that are not known here are handed over to. */
  readonly legacyUrl?: string;
  /** Who cannot make an account by themselves. */
  readonly closedSignUps?: readonly SignUpKind[];
  /** There is no company yet: whoever comes here sets it up. */
  readonly isUnclaimed?: true;
}

/** The kinds of account that people can create. */
export type SignUpKind = 'CANDIDATE' | 'EMPLOYER';

export interface PageCallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Calls an endpoint that needs no login: in process on the server, over the network in a browser. Rejects with an error that has a status. */
export type PageCall = (endpoint: EndpointLine, input: PageCallInput) => Promise<unknown>;

/** The data that a public page was loaded with before rendering. */
export interface LoadedPage {
  /** The status of the document when it is rendered on the server. */
  readonly status: number;
  /** Custom properties for the whole page, as `--name: #rrggbb`: the colours of whom it is about. */
  readonly theme?: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/** A refused call of a page: its status decides the page's status. */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.name = 'CallRefused';
    this.status = status;
    this.code = code;
  }
}

/**
 * Whether an error is a refused call. Told by name: pages are built into a bundle of their own, whose copy of the class is
 * not the server's.
 */
export function isCallRefused(error: unknown): error is CallRefused {
  return error instanceof Error && error.name === 'CallRefused' && 'status' in error;
}

/** A whole document, or a redirect when `location` stands among the headers. */
export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What `dist/ssr/entry-server.js` exports. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageAnswer>;
  /** The web app manifest for a host, whose first label may name the language. */
  manifest(host: string): object;
}
