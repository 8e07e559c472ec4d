import type { Endpoint } from '@hearth/kit/endpoint';
import { inputFor, written } from './generated-request.ts';
import type { GeneratedRequest } from './generated-request.ts';
import { putAt, valueAt } from './places.ts';
import type { Place } from './places.ts';
import type { Recipe } from './recipes.ts';
import { MAIL_SECRET } from './scene.ts';
import type { Scene, Who } from './scene.ts';
import { drawFrom, validInput } from './valid-input.ts';

export type Part = 'params' | 'query' | 'body';
type Input = Readonly<Record<string, unknown>>;

/** What came back: how, which fields were refused, and the processor's time that it took, in milliseconds. */
export interface Reply {
  readonly status: number;
  /** The refusal's code; empty where it worked. */
  readonly code: string;
  readonly fields: readonly string[];
  readonly ms: number;
}

/** A request that works as it is, to be sent again with one text changed. */
export interface Carrier {
  readonly endpoint: Endpoint;
  readonly input: Input;
  readonly seed: number;
  /** Who sends it, where not everybody can. */
  readonly who: Who | undefined;
}

const PARTS = ['params', 'query', 'body'] as const;
/** Those who may do the most. */
const WHO: Readonly<Record<string, readonly Who[]>> = {
  brand: ['owen', 'newOwner', 'newOwner'],
  employer: ['owen', 'newOwner', 'newOwner'],
  provisioner: ['directory', 'directory', 'directory'],
};

/** At the group itself: what is done there is done nowhere else. */
function atGroup({ access, path }: Endpoint, input: Record<string, unknown>, scene: Scene): void {
  const name = access.kind === 'brand' ? (/\{(\w+)\}/.exec(path)?.[1] ?? '') : '';
  const params = input['params'] as Record<string, unknown> | undefined;
  if (params?.[name] !== undefined) params[name] = scene.groupId;
}

/** The same request with a text at a place. */
export function bearing({ input, ...carrier }: Carrier, part: Part, place: Place, text: string): Carrier {
  const changed = structuredClone(input) as Record<string, unknown>;
  if (place.path.length === 0) changed[part] = text;
  else putAt((changed[part] ??= {}) as Record<string, unknown>, place.path, text);
  return { ...carrier, input: changed };
}

/** Sends a request. The processor's time of whatever else runs on the machine does not count. */
export async function send(scene: Scene, { endpoint, input, seed, who }: Carrier): Promise<Reply> {
  const request = written(endpoint, { ...input }, drawFrom(seed), false);
  return sendRequest(scene, who === undefined ? request : { ...request, who });
}

async function sendRequest(scene: Scene, request: GeneratedRequest): Promise<Reply> {
  const token = scene.tokenOf(request.who);
  const started = process.cpuUsage();
  const reply = await scene.server.application.app.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: {
      ...request.headers,
      'x-mail-in-secret': MAIL_SECRET,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  const { user, system } = process.cpuUsage(started);
  const refusal = reply.statusCode < 400 ? {} : refusalIn(reply.body);
  return {
    status: reply.statusCode,
    code: reply.statusCode < 400 ? '' : (refusal.code ?? 'OTHER'),
    fields: (refusal.fields ?? []).map(({ field }) => field),
    ms: (user + system) / 1_000,
  };
}

function refusalIn(body: string): { readonly code?: string; readonly fields?: readonly { readonly field: string }[] } {
  try {
    const { data } = JSON.parse(body) as { readonly data?: ReturnType<typeof refusalIn> };
    return data ?? {};
  } catch {
    return {};
  }
}

/** What came back, in a word or two. */
export const answerOf = ({ status, code, fields }: Reply): string =>
  [status, code, ...new Set(fields)].join(' ').trim().slice(0, 120);

export const count = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

/** What came most often, first. */
export const often = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([name, times]) => `${times} × ${name}`)
    .join(', ');

/** How often a call is tried before it counts as one that nothing here reaches. */
const TRIES = 60;
/** So many requests that work are enough where some of the places stay out of all of them. */
const ENOUGH = 12;

/** What a request that got further was not refused with. */
const REFUSED_EARLY: readonly string[] = ['UNAUTHORIZED', 'FORBIDDEN', 'INVALID_INPUT', 'NOT_FOUND'];

/** Requests of a call: those that work, the one that came furthest of those that do not, and what those were refused with. */
export interface Found {
  readonly carriers: readonly Carrier[];
  readonly nearest: Carrier | undefined;
  readonly refusals: string;
}

/** Rows of the scene that no request names by its id have one of the first versions. */
const FIRST_VERSIONS = 3;

/** A change names the version that its author has read: that of the row whose id is in the address. */
function nameVersion(
  { params, body }: { readonly params?: unknown; readonly body?: unknown },
  scene: Scene,
  tried: number,
): void {
  if (typeof body !== 'object' || body === null || !('version' in body) || typeof body.version !== 'number') return;
  const named = new Set(Object.values(params ?? {}));
  const row = scene.rows.find(({ id, version }) => named.has(id) && typeof version === 'number');
  body.version = row?.['version'] ?? tried % FIRST_VERSIONS;
}

/** Requests of a call that work, between them with a text at as many of its places as could be had. */
export async function carriersFor(
  scene: Scene,
  endpoint: Endpoint,
  places: readonly { readonly part: Part; readonly place: Place }[],
  { recipe, seed }: { readonly recipe: Recipe | undefined; readonly seed: number },
): Promise<Found> {
  const found: Carrier[] = [];
  const nearest: { carrier?: Carrier; steps: number } = { steps: -1 };
  const refusals = new Map<string, number>();
  const open = new Set(places);
  for (let tried = 0; tried < TRIES && open.size > 0 && found.length < ENOUGH; tried += 1) {
    const own = seed * 1_009 + tried;
    const input: Record<string, unknown> = inputFor(endpoint, drawFrom(own), scene);
    if (tried % 2 === 1) atGroup(endpoint, input, scene);
    for (const part of PARTS)
      if (recipe?.[part] !== undefined)
        input[part] =
          endpoint.bodyType === 'scim' ? { ...recipe[part] } : { ...(input[part] as object), ...recipe[part] };
    nameVersion(input, scene, tried);
    const carrier = { endpoint, input, seed: own, who: WHO[endpoint.access.kind]?.[tried % 3] };
    const bears = [...open].filter(({ part, place }) => typeof valueAt(input[part], place.path) === 'string');
    if (found.length > 0 && bears.length === 0) continue;
    const reply = await send(scene, carrier);
    if (reply.status >= 400) {
      count(refusals, answerOf(reply));
      const early = REFUSED_EARLY.indexOf(reply.code);
      const steps = early < 0 ? REFUSED_EARLY.length : early;
      if (nearest.carrier === undefined || steps > nearest.steps) Object.assign(nearest, { carrier, steps });
      continue;
    }
    found.push(carrier);
    for (const place of bears) open.delete(place);
  }
  return { carriers: found, nearest: nearest.carrier, refusals: often(refusals) };
}

/** A request among those that work which bears a text at a place, put there where no one has it; undefined where none works with it. */
export async function carrierOf(
  scene: Scene,
  carriers: readonly Carrier[],
  part: Part,
  place: Place,
): Promise<Carrier | undefined> {
  const bears = carriers.find(({ input }) => typeof valueAt(input[part], place.path) === 'string');
  if (bears !== undefined) return bears;
  for (const carrier of carriers) {
    const draw = drawFrom(carrier.seed);
    const source = { draw, scene, row: {} };
    const text = place.schema === undefined ? 'x' : validInput(place.schema, source, place.path.at(-1) ?? '');
    const changed = bearing(carrier, part, place, String(text));
    if ((await send(scene, changed)).status < 400) return changed;
  }
  return undefined;
}
