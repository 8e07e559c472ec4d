import type { Node } from './node.ts';

/** Longer than anything that the database is made to do. */
const LONGEST_MS = 60_000;
const TOKEN_KEPT_MS = 4 * 60_000;

/** How a call ended, as its sender sees it. */
export type Outcome =
  | { readonly kind: 'done'; readonly data: unknown }
  /** Refused as promised while the database is away. */
  | { readonly kind: 'unavailable' }
  /** The application was killed under it. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'wrong'; readonly why: string };

/** Calls the application as one person does, and judges each answer. */
export class Caller {
  readonly #account: { readonly username: string; readonly password: string };
  #token: { readonly value: string; readonly at: number } | undefined;
  #signIn: Promise<string | Outcome> | undefined;
  /** Everything that no answer may be. */
  readonly wrong: string[] = [];
  done = 0;
  unavailable = 0;
  cut = 0;
  /** When something was last refused because the database was away, on the clock of `performance`. */
  lastUnavailable = 0;

  constructor(account: { readonly username: string; readonly password: string }) {
    this.#account = account;
  }

  /** Calls a node: reads, or posts where there is a body. */
  async call(node: Node, path: string, body?: unknown): Promise<Outcome> {
    const token = await this.tokenAt(node);
    return typeof token === 'string' ? this.send(node, path, body, token) : token;
  }

  /** As somebody who is not signed in, or with a given token. */
  async send(node: Node, path: string, body?: unknown, token?: string): Promise<Outcome> {
    const outcome = await this.#sent(node, path, body, token);
    if (outcome.kind === 'wrong') this.wrong.push(outcome.why);
    else this[outcome.kind] += 1;
    if (outcome.kind === 'unavailable') this.lastUnavailable = performance.now();
    return outcome;
  }

  /** A token of the person, made at most every few minutes; how the sign-in ended where there is none. */
  async tokenAt(node: Node): Promise<string | Outcome> {
    const kept = this.#token;
    if (kept !== undefined && performance.now() - kept.at < TOKEN_KEPT_MS) return kept.value;
    // One at a time, as a person signs in: many at once are what guessing looks like, and are refused.
    this.#signIn ??= this.#signInAt(node).finally(() => {
      this.#signIn = undefined;
    });
    return this.#signIn;
  }

  async #signInAt(node: Node): Promise<string | Outcome> {
    const outcome = await this.send(node, '/auth/session/login', this.#account);
    if (outcome.kind !== 'done') return outcome;
    const { access_token: value } = outcome.data as { access_token: string };
    this.#token = { value, at: performance.now() };
    return value;
  }

  async #sent(node: Node, path: string, body: unknown, token: string | undefined): Promise<Outcome> {
    const { kills } = node;
    try {
      const response = await fetch(`${node.origin}${path}`, {
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: {
          'sec-fetch-site': 'same-origin',
          'x-hearth-frame': '1',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      return judge(`${body === undefined ? 'GET' : 'POST'} ${path}`, response, await response.text());
    } catch (error) {
      if (node.isDown || node.kills !== kills) return { kind: 'cut' };
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      return { kind: 'wrong', why: `${path}: no answer: ${String(cause)}` };
    }
  }
}

function judge(what: string, response: Response, text: string): Outcome {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (response.ok) return { kind: 'done', data: isPage ? text : (JSON.parse(text) as { data: unknown }).data };
  const after = response.headers.get('retry-after');
  const isDeclared = response.status === 503 && after !== null && /"code":"UNAVAILABLE"/.test(text);
  return isDeclared
    ? { kind: 'unavailable' }
    : { kind: 'wrong', why: `${what}: ${response.status}, Retry-After ${after}: ${text.slice(0, 300)}` };
}
