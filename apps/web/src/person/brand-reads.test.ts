import type { Client } from '@hearth/client/client';
import { createClient } from '@hearth/client/client';
import { expect, test } from 'vitest';
import { brandReads } from './brand-reads.ts';

const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A client and the ids of each call that it made; a server that answers for all of them, unless it is broken. */
function start(broken = false): { client: Client; calls: string[][] } {
  const calls: string[][] = [];
  const client = createClient({
    session: { getToken: () => Promise.resolve('token') },
    fetch: (address) => {
      const { pathname, searchParams } = new URL(String(address as string), 'http://localhost');
      const ids = [...searchParams.getAll('brand_ids'), ...searchParams.getAll('brands_ids')];
      calls.push(ids);
      if (broken) return Promise.resolve(new Response('', { status: 500 }));
      const data = pathname.endsWith('/policy')
        ? { brands: ids.map((brandId) => ({ brandId })), user_accesses: [] }
        : ids.map((id) => ({ id, services: [{ code: id, type: 'ACTIVE', sub_services: [] }] }));
      return Promise.resolve(Response.json({ status_code: 200, data }));
    },
  });
  return { client, calls };
}

test('the services of 51 brands are asked for in two calls, each brand once', async () => {
  const { client, calls } = start();
  const ids = Array.from({ length: 51 }, (_, number) => idOf(number));
  const answers = await Promise.all([...ids, idOf(0)].map((id) => brandReads(client).services(id)));
  expect(calls.map((one) => one.length)).toEqual([50, 1]);
  expect(answers.map((services) => services?.[0]?.code)).toEqual([...ids, idOf(0)]);
});

test('the policies of brands that are asked for at once travel together', async () => {
  const { client, calls } = start();
  const [a, b] = await Promise.all([brandReads(client).policy(idOf(1)), brandReads(client).policy(idOf(2))]);
  expect(calls).toEqual([[idOf(1), idOf(2)]]);
  expect([a?.brandId, b?.brandId]).toEqual([idOf(1), idOf(2)]);
});

test('a call that fails rejects everyone who waits for it', async () => {
  const { client, calls } = start(true);
  const both = await Promise.allSettled([brandReads(client).services(idOf(1)), brandReads(client).services(idOf(2))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(calls).toHaveLength(1);
});
