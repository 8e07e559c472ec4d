import { frameHeaders } from '@hearth/domains/identity/factory';
import type { Endpoint } from '@hearth/kit/endpoint';
import { MEDIA_TYPES } from '@hearth/platform/http/body-types';
import { multipart, SMALL_PDF } from '@hearth/testing/multipart';
import { HOSTILE_TEXTS, mutate, WRITTEN_NUMBERS, writtenNumber } from './mutation.ts';
import { MAIL_SECRET } from './scene.ts';
import type { Row, Scene, Who } from './scene.ts';
import { drawFrom, EDGE_DAYS, idFor, one, oneIn, upTo, validInput } from './valid-input.ts';
import type { Draw, Source } from './valid-input.ts';

/** One request as it is sent: enough to send it again. */
export interface GeneratedRequest {
  readonly endpoint: string;
  readonly who: Who;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
  /** As the contract says, without any change to it. */
  readonly isValid: boolean;
}

type Parts = Record<string, unknown>;

/** The request that a number stands for: the same number makes the same request of the same scene. */
export function requestFor(endpoint: Endpoint, seed: number, scene: Scene): GeneratedRequest {
  const draw = drawFrom(seed);
  const input = inputFor(endpoint, draw, scene);
  const changes = oneIn(draw, 4) ? 0 : 1 + upTo(draw, 2);
  for (let change = 0; change < changes; change += 1) mutate(draw, input);
  const request = written(endpoint, input, draw, changes > 0);
  return changes > 0 && oneIn(draw, 25) ? { ...request, url: request.url + one(draw, ADDRESS_ENDS) } : request;
}

/** An input as the contract says, nearly always: its path, its query, its body. */
export function inputFor(endpoint: Endpoint, draw: Draw, scene: Scene, days?: readonly string[]): Parts {
  const source: Source = { draw, scene, row: rowFor(draw, endpoint, scene), ...(days === undefined ? {} : { days }) };
  const input: Parts = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint.schemas[part];
    if (schema !== undefined)
      input[part] = part === 'params' ? paramsFor(endpoint, source) : validInput(schema, source, part);
  }
  if (endpoint.bodyType === 'scim') input['body'] = scimBodyFor(source);
  return input;
}

/** An input as it is sent, by somebody for whom the endpoint is made more often than not. */
export function written(endpoint: Endpoint, input: Parts, draw: Draw, isChanged: boolean): GeneratedRequest {
  const { payload, headers } = bodyFor(endpoint, input['body'], draw, isChanged);
  return {
    endpoint: endpoint.id,
    who: callerOf(endpoint, draw),
    method: endpoint.method,
    url: addressOf(endpoint, input),
    headers: {
      ...(endpoint.path.startsWith('/auth/') && !oneIn(draw, 8) ? frameHeaders('x'.repeat(86)) : {}),
      ...headers,
      ...(isChanged ? hostileHeaders(draw) : {}),
    },
    payload,
    isValid: !isChanged,
  };
}

/** A request as the contract says whose days are all the first or all the last that can be named. */
export function edgeRequestFor(endpoint: Endpoint, seed: number, scene: Scene): GeneratedRequest {
  const draw = drawFrom(seed);
  return written(endpoint, inputFor(endpoint, draw, scene, [one(draw, EDGE_DAYS)]), draw, false);
}

const ADDRESS_ENDS = [
  '%', '%zz', '%00', '%ff', '%2e%2e%2f', '%ed%a0%80', '/', '//', '?', '?a', '?a=1&a=2', '?limit=1&limit=2', '&&=&=', '?%00=1',
  '?q=%ff', '#x', '?__proto__[a]=1', '?__proto__=1', '?q[]=1', '?constructor=1', ';a=1', `?q=${'a'.repeat(5_000)}`, '?limit=1e3',
  `/${'a'.repeat(600)}`,
]; // prettier-ignore

/** The noun that an `id` in a path stands for: `/v1/jobs/{id}` is a `job_id`. */
function paramsFor(endpoint: Endpoint, source: Source): Parts {
  const params = validInput(endpoint.schemas.params, source, 'params') as Parts;
  const noun = /\/(\w+)\/\{id\}/.exec(endpoint.path)?.[1];
  if (typeof params['id'] === 'string' && noun !== undefined)
    params['id'] = idFor(source, `${noun.replace(/ies$/, 'y').replace(/s$/, '')}_id`);
  return params;
}

/** A row that knows the ids of the path, where there is one. */
function rowFor(draw: Draw, endpoint: Endpoint, { rows }: Scene): Row {
  const names = [...endpoint.path.matchAll(/\{(\w+_id)\}/g)].map(([, name]) => name ?? '');
  const nouns = [...endpoint.path.matchAll(/\/(\w+)\/\{id\}/g)].map(
    ([, noun]) => `${(noun ?? '').replace(/s$/, '')}_id`,
  );
  const wanted = [...names, ...nouns].filter((name) => name !== 'brand_id');
  const fitting = rows.filter((row) => wanted.some((name) => typeof row[name] === 'string'));
  return one(draw, fitting.length > 0 ? fitting : rows);
}

function callerOf({ access }: Endpoint, draw: Draw): Who {
  if (access.kind === 'provisioner') return oneIn(draw, 12) ? 'owen' : 'directory';
  if (access.kind === 'anyone') return one(draw, ['nobody', 'nobody', 'pia']);
  if (access.kind === 'brand' || access.kind === 'employer')
    return one(draw, ['owen', 'newOwner', 'owen', 'newOwner', 'leonor', 'newManager', 'owen', 'noor', 'pia', 'nobody']);
  return one(draw, ['pia', 'noor', 'owen', 'leonor', 'newManager', 'newOwner']);
}

function addressOf(endpoint: Endpoint, input: Parts): string {
  const params = (input['params'] ?? {}) as Parts;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => encoded(params[name]));
  const query = input['query'];
  if (typeof query !== 'object' || query === null) return path;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : (Array.isArray(value) ? value.slice(0, 60) : [value]).map((item) => `${encoded(name)}=${encoded(item)}`),
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&').slice(0, 15_000)}`;
}

const encoded = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 3_000).toWellFormed(),
  );

/** JSON as it is sent: with numbers that JavaScript cannot hold. */
function asJson(value: unknown): string {
  let text = JSON.stringify(value) ?? 'null';
  for (const [index, number] of WRITTEN_NUMBERS.entries())
    text = text.replaceAll(JSON.stringify(writtenNumber(index)), number);
  return text;
}

const BROKEN_BODIES = [
  '',
  '{',
  '[',
  '{"a":}',
  '"\\ud800"',
  'null',
  '[]',
  '1',
  '{"a":1}x',
  '\ufeff{}',
  '\0',
  '{"__proto__":{"a":1}}',
  'a=1&a=2',
];
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  ';;;',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  '*/*',
  'application/json;',
  'APPLICATION/JSON',
];

function bodyFor(
  endpoint: Endpoint,
  body: unknown,
  draw: Draw,
  isChanged: boolean,
): { payload: string | Buffer | undefined; headers: Record<string, string> } {
  if (endpoint.method === 'GET') return { payload: undefined, headers: {} };
  if (endpoint.multipart !== undefined) return formFor(endpoint, body, draw, isChanged);
  const [type] = MEDIA_TYPES[endpoint.bodyType];
  const headers = { 'content-type': isChanged && oneIn(draw, 25) ? one(draw, CONTENT_TYPES) : type };
  if (isChanged && oneIn(draw, 25)) return { payload: one(draw, BROKEN_BODIES), headers };
  if (endpoint.bodyType === 'form') return { payload: asForm(body), headers };
  if (endpoint.bodyType === 'bytes' && typeof body === 'string') return { payload: body, headers };
  if (body === undefined) return oneIn(draw, 2) ? { payload: undefined, headers: {} } : { payload: '{}', headers };
  return { payload: asJson(body), headers };
}

const asForm = (body: unknown): string =>
  typeof body === 'object' && body !== null
    ? Object.entries(body)
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .join('&')
    : encoded(body);

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const FILE_NAMES = [
  'cv.pdf',
  'a\0b.pdf',
  '\u202efdp.exe',
  '../../etc/passwd',
  'ä'.repeat(300),
  '"; x="',
  'con',
  '.',
  '',
  'photo.png',
];

function formFor(
  endpoint: Endpoint,
  body: unknown,
  draw: Draw,
  isChanged: boolean,
): { payload: Buffer; headers: Record<string, string> } {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const files = Array.from({ length: upTo(draw, 2) }, () => ({
    field:
      isChanged && oneIn(draw, 10) ? one(draw, ['other', '__proto__', 'a\0']) : (endpoint.multipart?.field ?? 'file'),
    name: isChanged ? one(draw, FILE_NAMES) : 'cv.pdf',
    type: one(
      draw,
      isChanged ? ['application/pdf', 'image/png', 'text/html', ';', 'a\0/b'] : ['application/pdf', 'image/png'],
    ),
    bytes: one(
      draw,
      isChanged ? [SMALL_PDF, PICTURE, Buffer.from('a,b\0,\ud800\n1,2'), Buffer.alloc(0)] : [SMALL_PDF, PICTURE],
    ),
  }));
  const { payload, headers } = multipart(
    Object.fromEntries(
      fields.map(([name, value]) => [
        name,
        typeof value === 'string' ? value.slice(0, 70_000) : (JSON.stringify(value) ?? ''),
      ]),
    ),
    files,
  );
  if (isChanged && oneIn(draw, 15)) return { payload: payload.subarray(0, upTo(draw, payload.length)), headers };
  return { payload, headers };
}

/** What a directory sends: no contract says it, SCIM does. */
function scimBodyFor(source: Source): unknown {
  const { draw } = source;
  const text = (): string => one(draw, ['ada@example.com', 'Ada', 'x', ...HOSTILE_TEXTS.slice(0, 40)]);
  const path = one(draw, [
    'userName',
    'active',
    'emails[type eq "work"].value',
    'name.givenName',
    'members',
    'members[value eq "x"]',
    '',
    '][',
    'a eq "',
    'urn:x:y',
  ]);
  return one(draw, [
    {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: text(),
      name: { givenName: text(), familyName: text() },
      emails: [{ value: text(), primary: true }],
      active: oneIn(draw, 2),
      externalId: text(),
    },
    {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: text(),
      members: [{ value: idFor(source, 'user_id') }],
      externalId: text(),
    },
    {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [
        {
          op: one(draw, ['add', 'replace', 'remove', 'Replace', 'x']),
          path,
          value: one<unknown>(draw, [text(), false, [{ value: idFor(source, 'user_id') }], { active: false }]),
        },
      ],
    },
  ]);
}

const AGENTS = ['', 'é'.repeat(500), 'Mozilla/5.0 (iPhone)', '\u0080\u00ff', "'; drop", '%00', '(((((((((((((((('];

/** Headers that no program writes: as the wire lets them through, so no NUL and no line ends. */
function hostileHeaders(draw: Draw): Record<string, string> {
  if (!oneIn(draw, 5)) return {};
  return one<Record<string, string>>(draw, [
    { 'user-agent': one(draw, AGENTS) },
    {
      cookie: one(draw, [
        'hearth_session=',
        'a',
        '=;=;',
        `device=${'é'.repeat(300)}`,
        'hearth_session=%00; device=%ff',
        `device=${'x'.repeat(4_000)}`,
        '__proto__=1',
      ]),
    },
    { host: one(draw, ['', 'x', '[::1', 'a:99999', 'é', 'localhost:3000', '%00', `${'a'.repeat(300)}.example`]) },
    { 'accept-language': one(draw, ['', '*', 'x'.repeat(3_000), 'de;q=9', ';;;', 'ar-é']) },
    {
      'x-forwarded-for': one(draw, ['', 'x', '1.2.3.4, 5.6.7.8', '::', '999.1.1.1', '%00']),
      'x-forwarded-host': 'é',
      'x-forwarded-proto': 'x',
    },
    { 'if-none-match': one(draw, ['*', '"', 'W/', 'x'.repeat(500)]), 'if-modified-since': '0000', range: 'bytes=9-1' },
    {
      authorization: one(draw, [
        'Bearer',
        'Bearer é',
        `Bearer ${'a'.repeat(4_000)}`,
        'Basic \u00ff',
        'Bearer a.b.c',
        'Bearer ..',
      ]),
    },
    { 'content-type': one(draw, CONTENT_TYPES) },
    { origin: one(draw, ['null', 'http://', 'é', 'http://localhost:3000']), 'sec-fetch-site': 'x', referer: 'é' },
    {
      'x-mail-in-secret': one(draw, ['é', MAIL_SECRET]),
      'x-twilio-signature': '\u00ff',
      'idempotency-key': 'é',
      'last-event-id': '\u00ff',
    },
  ]);
}
