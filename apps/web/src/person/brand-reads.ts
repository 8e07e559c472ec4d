import type { BatchedLoad } from '@hearth/client/batch';
import { createBatch } from '@hearth/client/batch';
import type { Client } from '@hearth/client/client';
import { listPolicies } from '@hearth/domains/access/contract';
import { listBrandServices } from '@hearth/domains/core-reader/contract';
import type { AnswerOf } from '@hearth/kit/endpoint';

/** Reads of brands by id. Ids that are asked for at about the same time travel in one call, 50 at most. */
export interface BrandReads {
  readonly services: BatchedLoad<string, AnswerOf<typeof listBrandServices>[number]['services']>;
  readonly policy: BatchedLoad<string, AnswerOf<typeof listPolicies>['brands'][number]>;
}

const queues = new WeakMap<Client, BrandReads>();

/** The queues of a client: everybody who asks through the same client shares them. */
export function brandReads(client: Client): BrandReads {
  const known = queues.get(client);
  if (known !== undefined) return known;
  const made: BrandReads = {
    services: createBatch(async (ids) => {
      const brands = await client.call(listBrandServices, { query: { brand_ids: [...ids] } });
      return new Map(brands.map(({ id, services }) => [id, services]));
    }),
    policy: createBatch(async (ids) => {
      const { brands } = await client.call(listPolicies, { query: { brands_ids: [...ids] } });
      return new Map(brands.map((policy) => [policy.brandId, policy]));
    }),
  };
  queues.set(client, made);
  return made;
}
