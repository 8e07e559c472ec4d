/** The little that the worker uses of its surroundings; the compiler's own list of them contradicts that of pages. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: ShownOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchRequestEvent) => void): void;
  addEventListener(type: 'push', hear: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: OpenedEvent) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent & WaitingEvent) => void): void;
}

/** An event that is not over before a promise is. */
export interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** An open page of the application, or of the career site. */
export interface OpenWindow {
  readonly frameType: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
  postMessage(message: unknown, ports: readonly Transferable[]): void;
}

/** How a notice is shown; `renotify` is not in the compiler's list. */
export interface ShownOptions extends NotificationOptions {
  readonly renotify: boolean;
  readonly data: { readonly path: string };
}

/** Something came from the push service. */
export interface PushedEvent extends WaitingEvent {
  readonly data: { text(): string } | null;
}

/** A shown notice was pressed. */
export interface OpenedEvent extends WaitingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** A request of a page, waiting for its answer. */
export interface FetchRequestEvent extends WaitingEvent {
  readonly request: Request;
  /** The answer to a navigation that was asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
