import type { Client } from '@hearth/client/client';
import { newId } from '@hearth/kit/id';
import { createSending } from '../../../contract/sending-endpoints.ts';
import type { LocalizedText } from '../../../rules/merge-fields.ts';

const MINUTE_MS = 60_000;

/** Sends one of the employer's texts after a delay to those candidates who are not moved before. */
export async function sendLetter(
  client: Client,
  brandId: string,
  {
    applicationIds,
    texts,
    afterMinutes,
  }: { applicationIds: readonly string[]; texts: LocalizedText; afterMinutes: number },
): Promise<void> {
  await client.call(createSending, {
    params: { id: brandId },
    body: {
      sending_id: newId(),
      application_ids: [...applicationIds],
      texts,
      send_at: new Date(Date.now() + afterMinutes * MINUTE_MS).toISOString(),
      while_there: true,
    },
  });
}
