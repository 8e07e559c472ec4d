import type { Endpoint } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import { sampleBody } from './sample-body.ts';
import type { Registry } from './registry.ts';
import { SPOTS } from './scene.ts';

const { root, parent, own, child, archived, sibling, besideSibling, otherBrand } = SPOTS;

/** Where an object stands, seen from the country that is at home: whose tenant, and at which brands, nearest first. */
export const POSITIONS: Readonly<Record<string, readonly [tenant: string, spots: readonly string[]]>> = {
  own: ['a', [own, child, parent, root]],
  child: ['a', [child]],
  parent: ['a', [parent, root]],
  sibling: ['a', [sibling, besideSibling, otherBrand]],
  'other tenant': ['b', [own, child, root]],
  archived: ['a', [archived]],
  'random id': ['', []],
  'mixed batch': ['a', [own, child, parent, root]],
  'suspended tenant': ['c', [own, child, parent, root]],
};

/** A request of the matrix, made once for everybody who asks it. */
export interface Asked {
  readonly endpoint: Endpoint;
  readonly position: string;
  /** The brand that it is asked at, where the gate looks at one. */
  readonly brandId: string | undefined;
  /** The application that it is asked of, where the gate looks for its parties. */
  readonly applicationId: string | undefined;
  readonly method: string;
  readonly url: string;
  readonly payload: string | Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** All that was sent, as one text: what is answered of it is no news. */
  readonly sent: string;
}

/** The requests of an endpoint for a position: at the own brand with that position's objects, and at that position's own brand. */
export function requestsFor(endpoint: Endpoint, position: string, registry: Registry): readonly Asked[] {
  const place = endpoint.access.kind === 'brand' ? endpoint.access.place : undefined;
  const hasOtherIds = new Set<string>();
  const asked = [requestAt(endpoint, position, position, registry, hasOtherIds)];
  // A call that names nothing is the same at every position.
  if (place === undefined && hasOtherIds.size === 0 && position !== 'own') return [];
  if (place !== undefined && position !== 'own' && hasOtherIds.size > 0)
    asked.push(requestAt(endpoint, position, 'own', registry, hasOtherIds));
  const seen = new Set<string>();
  return asked.filter(({ sent }) => !seen.has(sent) && seen.add(sent));
}

function requestAt(
  endpoint: Endpoint,
  position: string,
  brandPosition: string,
  registry: Registry,
  otherIds: Set<string>,
): Asked {
  const place = endpoint.access.kind === 'brand' ? endpoint.access.place : undefined;
  const at = (where: string, table: string | undefined): string => {
    const [tenant, spots] = POSITIONS[where] ?? ['', []];
    return registry.idAt(table, tenant, spots);
  };
  let version: unknown;
  let brandId: string | undefined;
  let applicationId: string | undefined;
  const application = 'application' in endpoint.access ? endpoint.access.application : undefined;
  const idsFor = (field: string, isSenderKey: boolean): readonly string[] => {
    if (isSenderKey && (position === 'own' || position === 'random id')) return [newId()];
    if (field === 'idempotency_key') return [keyAt(registry, position)];
    if (field === place?.name) return [(brandId ??= at(brandPosition, 'core.brand'))];
    otherIds.add(field);
    const table = registry.tableOf(endpoint, field);
    const id = at(position, table);
    if (field === application) applicationId = id;
    version ??= registry.rowOf(id)?.['version'];
    if (position !== 'mixed batch' || !field.endsWith('s')) return [id];
    return [id, at('sibling', table), at('other tenant', table)];
  };
  const { params: paramSchema, query: querySchema, body: bodySchema } = endpoint.schemas;
  const params = (sampleBody(paramSchema, idsFor) ?? {}) as Record<string, string>;
  const query = (sampleBody(querySchema, idsFor) ?? {}) as Record<string, unknown>;
  const made = sampleBody(bodySchema, idsFor);
  const body = withVersion(made, version);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, String(item)]),
    ),
  );
  const url = search.size === 0 ? path : `${path}?${search.toString()}`;
  const { payload, headers } = bodyOf(endpoint, body);
  return {
    endpoint,
    position,
    brandId,
    applicationId,
    method: endpoint.method,
    url,
    payload,
    headers,
    sent: `${endpoint.method} ${url} ${JSON.stringify(body) ?? ''}`,
  };
}

/** The key that somebody used at a position: what it stands for is nobody else's. */
function keyAt(registry: Registry, position: string): string {
  const [tenant, spots] = POSITIONS[position] ?? ['', []];
  const key = registry.rowOf(registry.idAt('scheduling.publication', tenant, spots))?.['idempotency_key'];
  return typeof key === 'string' ? key : newId();
}

/** The version that an object really has: a stale one is refused before anything else is looked at. */
function withVersion(body: unknown, version: unknown): unknown {
  if (typeof body !== 'object' || body === null || version === undefined) return body;
  return 'version' in body ? { ...body, version } : body;
}

function bodyOf(
  endpoint: Endpoint,
  body: unknown,
): { payload: string | Buffer | undefined; headers: Record<string, string> } {
  if (endpoint.multipart !== undefined) {
    const fields = Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return multipart(Object.fromEntries(fields) as Record<string, string>, []);
  }
  if (body === undefined) return { payload: undefined, headers: {} };
  if (endpoint.bodyType === 'form')
    return {
      payload: new URLSearchParams(body as Record<string, string>).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  const type = endpoint.bodyType === 'scim' ? 'application/scim+json' : 'application/json';
  return { payload: JSON.stringify(body), headers: { 'content-type': type } };
}
