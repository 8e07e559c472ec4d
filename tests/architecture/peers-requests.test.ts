import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import type { Endpoint } from '@hearth/kit/endpoint';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { startTestServer } from '@hearth/testing/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sampleInput } from './sample-input.ts';

const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '1000' } });
const endpoints = server.application.implementations.map(({ endpoint }) => endpoint);
const scene = await server.run(async (work) => {
  const group = await makeGroup(work);
  const owner = await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' });
  const manager = await makeEmployer(work, { brandId: group.locationIds[0], as: 'LOCATION_MANAGER' });
  return { group, owner, manager };
});

/** What the handlers were given since the last look. */
const handled: { readonly id: string; readonly body: unknown }[] = [];
for (const implementation of server.application.implementations) {
  const own = implementation as { handle: typeof implementation.handle };
  const { handle } = own;
  // Other files of the same process share what is declared.
  afterAll(() => void (own.handle = handle));
  own.handle = (input) => {
    handled.push({ id: implementation.endpoint.id, body: (input as { body: unknown }).body });
    // What it does is no matter here, and must change nothing for the next request.
    return Promise.reject(failure(NOT_FOUND));
  };
}
beforeEach(() => void handled.splice(0));

const inject = (method: string, url: string, headers: Readonly<Record<string, string>> = {}, payload?: string) =>
  server.application.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });

function placed(endpoint: Endpoint): { path: string; query: Record<string, string> } {
  const { access, schemas } = endpoint;
  const place = access.kind === 'brand' ? access.place : undefined;
  const at = (part: string): Record<string, string> => (place?.in === part ? { [place.name]: scene.group.id } : {});
  const params = sampleInput(schemas.params, at('params'));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'x'));
  return { path, query: sampleInput(schemas.query, at('query')) };
}

const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
/** Other ways to write a path, of which some server or proxy takes each for the same. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.replace(/[a-z](?=[^/]*$)/, hex),
  (path) => path.replaceAll(/(?<=\/)[a-z]/g, hex),
  (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => hex(letter).replace('%', '%25')),
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.replace('/v1/', '/v1//'),
  (path) => path.replace('/v1/', '/v1/./'),
  (path) => path.replace('/v1/', '/v1/x/../'),
  (path) => path.replace('/v1/', '/v1/x/%2e%2e/'),
  (path) => path.replace('/v1/', '/v1%2f'),
  (path) => path.replace('/v1/', '/v1\\'),
  (path) => `/core${path}`,
  (path) => `${path};a=b`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}.json`,
  (path) => `${path}?`,
  (path) => `${path}%3f`,
  (path) => `/%2e%2e${path}`,
  (path) => `/locales/..${path}`,
];

test('incident 33 (CWE-177): no spelling of a path leads past the question who calls', async () => {
  const guarded = endpoints.filter(({ access }) => access.kind !== 'anyone');
  const meant = new Set(guarded.map(({ id }) => id));
  const passed: string[] = [];
  for (const endpoint of guarded) {
    const { path, query } = placed(endpoint);
    const search = new URLSearchParams(query).toString();
    for (const spell of SPELLINGS) {
      const url = `${spell(path)}${search === '' ? '' : `?${search}`}`;
      const { statusCode } = await inject(endpoint.method, url);
      if (handled.splice(0).some(({ id }) => meant.has(id))) passed.push(`${endpoint.id} ${url}: ${statusCode}`);
    }
  }
  expect(passed).toEqual([]);
});

const TYPES = [
  'application/json\t', 'application/json ;', ' application/json', 'application/json;charset=utf-8', 'application/json; charset=utf-16',
  'APPLICATION/JSON', 'application/json,text/plain', 'application/json\t; charset=utf-8', 'application/json;;', 'application/json; =',
  'application/jsonx', 'application/jso', 'application', 'application/', '/json', '/', '', ' ', 'json', 'text/json', 'text/plain',
  'text/plain;application/json', 'text/html', 'application/x-json', 'application/vnd.api+json', 'application/scim+json',
  'application/json+x', 'application/merge-patch+json', 'application/x-www-form-urlencoded', 'multipart/form-data',
  'multipart/form-data; boundary=', 'multipart/form-data; boundary=x', 'multipart/mixed; boundary=x', 'application/octet-stream',
  'application/xml', '*/*', 'application/*', '*', 'application/json; a="b', 'application/json; __proto__=x', '__proto__', 'constructor',
  'application/json\u00a0', 'application/json\u000b', 'application\\json', 'application//json', 'application/json/json', 'undefined', 'null',
]; // prettier-ignore
/** Between and around the parts of a type, of which parsers do not agree. */
const AROUND = ['', ' ', '\t', ';', ',', '; ', ';\t', ';x', '; x=', '; x="', ';charset', '\u00a0'];
const MUTATIONS = [...new Set(['application/json', ...TYPES].flatMap((type) => AROUND.map((more) => type + more)))];
/** What no body of any call has, and what some library would take for an operator or for everybody's prototype. */
const FORGED = [
  '{"zz_unasked":{"$ne":1}}',
  '{"__proto__":{"zz_unasked":1}}',
  '{"constructor":{"prototype":{"zz_unasked":1}}}',
  '[{"zz_unasked":1}]',
];
const AT_ONCE = 40;

test(`incident 34 (CWE-436): of ${MUTATIONS.length} ways to write a content type none brings an unchecked body to a handler`, async () => {
  expect(MUTATIONS.length).toBeGreaterThan(300);
  const withBody = endpoints.filter(
    ({ schemas, method, bodyType }) => schemas.body !== undefined && method !== 'GET' && bodyType !== 'bytes',
  );
  const unchecked: string[] = [];
  for (const [index, endpoint] of withBody.entries()) {
    const { path, query } = placed(endpoint);
    const search = new URLSearchParams(query).toString();
    const url = search === '' ? path : `${path}?${search}`;
    // Each of them is sent to many calls, and each call gets many: in step, so that all pairs of kinds are met.
    for (let turn = 0; turn < AT_ONCE; turn += 1) {
      const type = MUTATIONS[(index * 7 + turn * 13) % MUTATIONS.length] ?? '';
      const { statusCode } = await inject(
        endpoint.method,
        url,
        { authorization: `Bearer ${scene.owner.token}`, 'content-type': type },
        FORGED[turn % FORGED.length],
      );
      for (const { id, body } of handled.splice(0)) {
        const schema = server.application.implementations.find((one) => one.endpoint.id === id)?.endpoint.schemas.body;
        if (JSON.stringify(body).includes('zz_unasked') || schema?.safeParse(body).success === false)
          unchecked.push(`${id} with ${JSON.stringify(type)}: ${statusCode}`);
      }
    }
  }
  expect(unchecked).toEqual([]);
  expect(({} as { zz_unasked?: unknown }).zz_unasked).toBeUndefined();
});
