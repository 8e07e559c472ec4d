import type { Client } from '@hearth/client/client';
import { listOffersOf } from '../contract/endpoints.ts';
import type { Terms } from '../contract/schemas.ts';

/** Fetches the latest signed terms of an application, or null. */
export async function fetchAgreedTerms(client: Client, brandId: string, applicationId: string): Promise<Terms | null> {
  const params = { id: brandId, application_id: applicationId };
  const { offers } = await client.call(listOffersOf, { params });
  return offers.find(({ state }) => state === 'ACCEPTED') ?? null;
}
