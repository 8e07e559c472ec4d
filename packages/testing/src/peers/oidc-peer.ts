import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { listenHere } from '../listen-here.ts';

/** What the peer says of an account. */
export type PeerClaims = Readonly<Record<string, unknown>>;

/** A real OpenID provider on this machine. Nobody is asked for anything: whoever comes is `account`. */
export interface OidcPeer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who signs in from now on. */
  setAccount(subject: string, claims: PeerClaims): void;
  /** The next sign-in is refused with this error of the protocol. */
  refuseWith(error: string | null): void;
  /** The page on which people sign in: `never` leads nowhere, `sameOrigin` cuts the popup off from its opener before it goes on. */
  setPage(page: 'never' | 'sameOrigin' | null): void;
  /** Calls back whenever somebody asks what the provider publishes of itself, and answers when the callback has ended. */
  onDiscovery(hear: (() => Promise<unknown>) | null): void;
  /** How the provider misbehaves at its token endpoint from now on; null: not at all. */
  misbehave(how: 'broken' | 'slow' | 'wrongSignature' | 'otherAudience' | null): void;
  stop(): Promise<void>;
}

const CLIENT_ID = 'hearth';
const CLIENT_SECRET = 'a-secret-of-the-peer-that-is-long-enough';

/** Starts an OpenID provider (oidc-provider, certified) with one client, which may send people back to `redirectUri`. */
export async function startOidcPeer(redirectUri: string): Promise<OidcPeer> {
  let subject = 'ana';
  let claims: PeerClaims = {};
  let refusal: string | null = null;
  let shown: 'never' | 'sameOrigin' | null = null;
  let trouble: 'broken' | 'slow' | 'wrongSignature' | 'otherAudience' | null = null;

  let hearDiscovery: (() => Promise<unknown>) | null = null;

  const server = createServer();
  const port = await listenHere(server);
  const issuer = `http://127.0.0.1:${port}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    pkce: { required: () => true },
    // Some providers put everything into the id token, others leave it to userinfo: the claims say which.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub', 'stores'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...claims }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['peer'] },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  // Signs with another key, or for another client: what a mixed-up or hostile provider would send.
  provider.use(async (context, next) => {
    await next();
    if (context.path !== '/token' || (trouble !== 'wrongSignature' && trouble !== 'otherAudience')) return;
    const body = context.body as { id_token?: string };
    if (body.id_token === undefined) return;
    const [head = '', payload = '', signature = ''] = body.id_token.split('.');
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const changed = trouble === 'otherAudience' ? { ...said, aud: 'somebody-else' } : { ...said, sub: 'owner' };
    body.id_token = `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    keepCookies(response);
    void (async () => {
      if (request.url?.startsWith('/interaction/') === true && shown !== null && !request.url.endsWith('?go')) {
        const cut = shown === 'sameOrigin';
        response.writeHead(200, {
          'content-type': 'text/html',
          ...(cut ? { 'cross-origin-opener-policy': 'same-origin', refresh: `1; url=${request.url}?go` } : {}),
        });
        response.end('<!doctype html><title>Peer</title><h1>Sign in</h1>');
        return;
      }
      if (request.url?.startsWith('/interaction/') === true) {
        const result = refusal === null ? { login: { accountId: subject } } : { error: refusal };
        await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
        return;
      }
      if (request.url?.startsWith('/token') === true && trouble === 'broken') {
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
        return;
      }
      if (request.url?.startsWith('/.well-known/') === true) await hearDiscovery?.();
      await answer(request, response);
    })();
  });
  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    setAccount: (id, next) => {
      subject = id;
      claims = next;
    },
    refuseWith: (error) => {
      refusal = error;
    },
    setPage: (page) => {
      shown = page;
    },
    onDiscovery: (hear) => {
      hearDiscovery = hear;
    },
    misbehave: (how) => {
      trouble = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A browser ends a cookie by the machine's clock, which this process may not go by: what is set lasts as long as its window. */
function keepCookies(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'set-cookie') return set(name, value);
    return set(
      name,
      [value].flat().map((line) => String(line).replace(/; expires=[^;]* 20\d\d [^;]*/i, '')),
    );
  };
}

/** Walks from a sign-in address through the provider's redirects, as a browser would, to the address it sends people back to. */
export async function walkThrough(link: string, until: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = link;
  for (let step = 0; step < 10; step += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null)
      throw new Error(`The provider stopped at ${address}: ${response.status} ${await response.text()}`);
    address = new URL(next, address).href;
    if (address.startsWith(until)) return new URL(address);
  }
  throw new Error('The provider never sent back.');
}
