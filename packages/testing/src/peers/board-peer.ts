import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenHere } from '../listen-here.ts';

/** A change as the board received it. */
export interface ReceivedChange {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** False: it was a repetition of one that the board had taken. */
  readonly isNew: boolean;
}

/** A real job board on this machine. Nobody is asked for anything: whoever comes is signed in. */
export interface BoardPeer {
  readonly address: string;
  /** Everything that it was told, also what it refused. */
  readonly heard: ReceivedChange[];
  /** The jobs that stand there, by reference, with how they stand. */
  readonly jobs: ReadonlyMap<string, 'LIVE' | 'PAUSED'>;
  /** Secrets that it has given away; none of them may be seen anywhere. */
  readonly secrets: string[];
  /** Those who applied there, in order. */
  readonly applicants: Record<string, unknown>[];
  readonly campaigns: Record<string, unknown>[];
  /** How it answers changes from now on, as often as there are answers: a status, or with `lost` it takes the change and does not answer. */
  misbehave(...answers: (number | 'lost')[]): void;
  /** From now on no token is good. */
  revokeAll(): void;
  /** Codes that were exchanged, refused or not. */
  readonly exchanges: number;
  stop(): Promise<void>;
}

const PAGE = 2;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

/** Starts a board with one client, whose popup may come back to any address under `/oauth2`. */
export async function startBoardPeer(clientId: string, port = 0): Promise<BoardPeer> {
  const codes = new Map<string, { readonly challenge: string; readonly redirectUri: string }>();
  const good = new Set<string>();
  const refreshes = new Set<string>();
  const taken = new Set<string>();
  const heard: ReceivedChange[] = [];
  const jobs = new Map<string, 'LIVE' | 'PAUSED'>();
  const secrets: string[] = [];
  const applicants: Record<string, unknown>[] = [];
  const campaigns: Record<string, unknown>[] = [];
  let answers: (number | 'lost')[] = [];
  let exchanges = 0;

  const secret = (): string => {
    const made = randomBytes(24).toString('base64url');
    secrets.push(made);
    return made;
  };
  const grant = (response: ServerResponse): void => {
    const [access, refresh] = [secret(), secret()];
    good.add(access);
    refreshes.add(refresh);
    send(response, 200, { access_token: access, refresh_token: refresh, token_type: 'bearer', expires_in: 3600 });
  };

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const back = new URL(query.get('redirect_uri') ?? '');
    const challenge = query.get('code_challenge') ?? '';
    if (query.get('client_id') !== clientId || back.pathname !== '/oauth2' || challenge === '') {
      response.writeHead(400).end();
      return;
    }
    const code = secret();
    codes.set(code, { challenge, redirectUri: back.href });
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  };

  const exchange = (form: URLSearchParams, response: ServerResponse): void => {
    exchanges += 1;
    if (form.get('grant_type') === 'refresh_token') {
      if (!refreshes.delete(form.get('refresh_token') ?? '')) return send(response, 400, { error: 'invalid_grant' });
      return grant(response);
    }
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code === undefined || proof !== code.challenge || form.get('redirect_uri') !== code.redirectUri)
      return send(response, 400, { error: 'invalid_grant' });
    return grant(response);
  };

  const change = (request: IncomingMessage, path: string, body: string, response: ServerResponse): void => {
    const key = String(request.headers['idempotency-key']);
    const answer = answers.shift();
    const method = request.method ?? '';
    const isNew = !taken.has(key);
    heard.push({ method, path, key, body: body === '' ? {} : JSON.parse(body), isNew });
    if (typeof answer === 'number') {
      const echoed = request.headers.authorization ?? '';
      return send(response, answer, { message: answer === 400 ? `no good: ${echoed}` : 'The title is too long.' });
    }
    taken.add(key);
    const [, , reference = '', verb] = path.split('/');
    if (method === 'DELETE') jobs.delete(reference);
    else jobs.set(reference, verb === 'pause' ? 'PAUSED' : 'LIVE');
    if (answer === 'lost') return void request.socket.destroy();
    return send(response, 200, { url: `${address}/show/${reference}` });
  };

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer');
      const body = await readBody(request);
      if (pathname === '/oauth/authorize') return authorize(searchParams, response);
      if (pathname === '/oauth/token') return exchange(new URLSearchParams(body), response);
      if (pathname === '/oauth/revoke') {
        good.clear();
        refreshes.delete(new URLSearchParams(body).get('token') ?? '');
        return send(response, 200);
      }
      if (!good.has((request.headers.authorization ?? '').replace('Bearer ', '')))
        return send(response, 401, { message: 'Sign in first.' });
      if (pathname === '/applicants') {
        const start = Number(searchParams.get('after') ?? '0');
        const page = applicants.slice(start, start + PAGE);
        const next = start + page.length;
        return send(response, 200, { applicants: page, next: String(next), has_more: next < applicants.length });
      }
      if (pathname === '/campaigns') {
        const found = campaigns.filter(({ status }) => [null, status].includes(searchParams.get('status')));
        const start = Number(searchParams.get('start'));
        const page = found.slice(start, start + Number(searchParams.get('limit')));
        return send(response, 200, { campaigns: page, total: found.length });
      }
      if (pathname.startsWith('/campaigns/')) {
        const one = campaigns.find(({ id }) => pathname === `/campaigns/${String(id)}`);
        return one === undefined ? send(response, 404) : send(response, 200, one);
      }
      return change(request, pathname, body, response);
    })();
  });
  const there = await listenHere(server, port);
  const address = `http://127.0.0.1:${there}`;
  return {
    address,
    heard,
    jobs,
    secrets,
    applicants,
    campaigns,
    misbehave: (...next) => {
      answers = next;
    },
    revokeAll: () => {
      good.clear();
      refreshes.clear();
    },
    get exchanges() {
      return exchanges;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
