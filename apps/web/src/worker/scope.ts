/** The little that the worker uses of its surroundings; the compiler's own list of them contradicts that of pages. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchRequestEvent) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent & WaitingEvent) => void): void;
}

/** An event that is not over before a promise is. */
export interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page, waiting for its answer. */
export interface FetchRequestEvent extends WaitingEvent {
  readonly request: Request;
  /** The answer to a navigation that was asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
