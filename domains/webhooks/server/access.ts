import type { BrandGrant } from '@hearth/kit/access';
import { failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import type { AccessRequirement } from '@hearth/platform/access/sources';
import type { Tx } from '@hearth/platform/database';
import type { PlatformTools } from '@hearth/platform/module';
import { isAskable } from '@hearth/platform/peers/open-internet';
import { ADDRESS_REFUSED } from '../contract/failures.ts';
import { findWebhook, lockWebhook } from './queries/webhook.ts';
import type { WebhookRow } from './queries/webhook.ts';

/** The group that the caller manages access for as a whole; webhooks are refused to whoever does at a part of it. */
export function requireGroup(grant: BrandGrant): string {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
  return grant.groupId;
}

/** A webhook of the caller's group; NOT_FOUND for any other. */
export async function requireWebhook(tx: Tx, grant: BrandGrant, id: string): Promise<WebhookRow> {
  const row = await findWebhook(tx, requireGroup(grant), id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** The same, locked, with its sealed secret. */
export async function requireLocked(
  tx: Tx<'system'>,
  grant: BrandGrant,
  id: string,
): Promise<NonNullable<Awaited<ReturnType<typeof lockWebhook>>>> {
  const row = await lockWebhook(tx, requireGroup(grant), id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Refuses a brand outside the group, and an address that this installation would never send to. */
export async function requireTarget(
  {
    grant,
    grantAt,
    config,
  }: Pick<PlatformTools, 'config'> & {
    readonly grant: BrandGrant;
    readonly grantAt: (brandId: string, need: AccessRequirement) => Promise<BrandGrant>;
  },
  { brand_id: brandId, address }: { readonly brand_id: string; readonly address: string },
): Promise<void> {
  const at = await grantAt(brandId, { permission: 'MANAGE_ACCESS', orBelow: false });
  if (at.groupId !== requireGroup(grant)) throw failure(NOT_FOUND);
  const { username, password } = new URL(address);
  if (username !== '' || password !== '' || !isAskable(config, address)) throw failure(ADDRESS_REFUSED);
}
