import { createClient } from '@hearth/client/client';
import type { Session, UserInfo } from '@hearth/client/session';
import { nobody } from '@hearth/client/session';
import { listPolicies } from '@hearth/domains/access/contract';
import { checkSuspension, getBasicInfo } from '@hearth/domains/core/contract';
import { listBrandServices, listUserBrands } from '@hearth/domains/core-reader/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { beforeEach, expect, test } from 'vitest';
import { createPersonSource } from './person-source.ts';
import type { ContextStores } from './stored-brand.ts';

const HERE = '019a0000-0000-7000-8000-000000000001';
const THERE = '019a0000-0000-7000-8000-000000000002';
const ELSEWHERE = '019a0000-0000-7000-8000-000000000003';

const owner = (id: string): UserInfo => ({
  id,
  first_name: 'Marta',
  last_name: 'Lindqvist',
  email: null,
  username: id,
  user_employer: true,
  entry_mode: { brand_id: HERE, brand_type: 'LOCATION', top_level: false },
});

/** The server's answers, each brand with its own name; `hold` keeps what a brand is back until it is let go. */
function start() {
  const calls = mockCalls([listPolicies, checkSuspension, getBasicInfo, listBrandServices, listUserBrands]);
  calls.answer(checkSuspension, { is_suspended: false });
  const held = new Map<string, Promise<void>>();
  const names = new Map([
    [HERE, 'Baixa'],
    [THERE, 'Porto'],
    [ELSEWHERE, 'Faro'],
  ]);
  const asked: string[] = [];
  let broken = false;
  let user = owner('marta');
  const listeners = new Set<() => void>();
  const session: Session = {
    ...nobody,
    getToken: () => Promise.resolve('token'),
    user: () => user,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const client = createClient({
    session,
    fetch: async (address, init) => {
      const { pathname } = new URL(String(address as string), 'http://localhost');
      const [id = ''] = [...names.keys()].filter((one) => String(address as string).includes(one));
      // The other reads travel in batches, with those of other brands.
      if (pathname.endsWith('/basic_info')) await held.get(id);
      const reply = broken ? 'lost' : calls.reply(init?.method ?? 'GET', pathname);
      if (reply === undefined || typeof reply === 'string') throw new TypeError('Failed to fetch');
      if (!pathname.endsWith('/basic_info')) return new Response(reply.body, { status: reply.status });
      asked.push(names.get(id) ?? '');
      const info = JSON.parse(reply.body) as { data: object };
      return new Response(JSON.stringify({ ...info, data: { ...info.data, id, name: names.get(id), path: [] } }));
    },
  });
  const kept = new Map<string, string>();
  const places: ContextStores = {
    emit: () => undefined,
    session: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    cookies: { cookie: '' },
    console,
  };
  return {
    source: createPersonSource({ client, session }, places),
    names,
    asked,
    kept,
    hold: (id: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(id, promise);
      return resolve;
    },
    setBroken: (is: boolean) => {
      broken = is;
    },
    signInAs: (id: string) => {
      user = owner(id);
      for (const listener of listeners) listener();
    },
  };
}
let made: ReturnType<typeof start>;
beforeEach(() => {
  made = start();
});

test('the brand that was chosen stays in view, whoever asks again', async () => {
  const { source, asked, kept } = made;
  expect((await source.get(null)).brand?.name).toBe('Baixa');
  let told = 0;
  source.subscribe(() => {
    told += 1;
  });
  await source.chooseBrand(THERE);
  expect(source.current()?.brand?.name).toBe('Porto');
  expect(told).toBe(1);
  for (let click = 0; click < 3; click += 1) expect((await source.get(null)).brand?.name).toBe('Porto');
  expect(asked).toEqual(['Baixa', 'Porto']);
  expect([...kept.values()].join()).toContain(THERE);
});

test('every question gets the same promise until something changes', async () => {
  const { source } = made;
  const first = source.get(null);
  await first;
  expect(source.get(null)).toBe(first);
});

test('the brand in view can be read anew: one that got its first location has one from then on', async () => {
  const { source, names } = made;
  await source.get(null);
  names.set(HERE, 'Baixa, with a location');
  await source.chooseBrand(HERE);
  expect((await source.get(null)).brand?.name).toBe('Baixa, with a location');
});

test('of two that are chosen one after the other the later one stays, whichever is answered first', async () => {
  const { source, hold } = made;
  await source.get(null);
  const letGo = hold(THERE);
  const slow = source.chooseBrand(THERE);
  await source.chooseBrand(ELSEWHERE);
  letGo();
  await slow;
  expect(source.current()?.brand?.name).toBe('Faro');
  expect((await source.get(null)).brand?.name).toBe('Faro');
});

test('the address may ask for another brand', async () => {
  const { source } = made;
  await source.get(null);
  expect((await source.get(THERE)).brand?.name).toBe('Porto');
  expect(source.current()?.brand?.name).toBe('Porto');
});

test('a choice that fails leaves everything as it was', async () => {
  const { source, setBroken } = made;
  await source.get(null);
  setBroken(true);
  await expect(source.chooseBrand(THERE)).rejects.toMatchObject({ code: 'NETWORK' });
  expect((await source.get(null)).brand?.name).toBe('Baixa');
});

test('a first question that fails is asked again', async () => {
  const { source, setBroken } = made;
  setBroken(true);
  await expect(source.get(null)).rejects.toMatchObject({ code: 'NETWORK' });
  setBroken(false);
  expect((await source.get(null)).brand?.name).toBe('Baixa');
});

test('somebody else who signs in finds nothing of the one before', async () => {
  const { source, signInAs } = made;
  signInAs('marta');
  await source.get(null);
  signInAs('owen');
  expect(source.current()).toBeNull();
  expect((await source.get(null)).user.id).toBe('owen');
});
