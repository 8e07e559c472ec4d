import type { Actor, BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { settingInForce } from '../rules/settings.ts';
import type { SettingName, SettingValues } from '../rules/settings.ts';
import { announce } from './change-tree.ts';
import { handOf } from './hand.ts';
import { getBrand } from './queries/brand.ts';
import { findSetting, upsertSetting } from './queries/setting.ts';

/** What holds at a brand: its own setting, the nearest above it, or the default. */
export async function readSetting<N extends SettingName>(
  tx: Tx,
  brandId: string,
  name: N,
  forService = '',
): Promise<SettingValues[N]> {
  const { ancestor_ids: path } = await getBrand(tx, brandId);
  return settingInForce(name, await findSetting(tx, path, name, forService));
}

/** Sets something for a brand and everything below it that sets nothing itself, and tells those who look at it. */
export async function changeSetting<N extends SettingName>(
  work: Pick<Work, 'db' | 'clock' | 'emit'> & { readonly grant: BrandGrant; readonly actor: Actor },
  name: N,
  value: SettingValues[N],
  forService = '',
): Promise<SettingValues[N]> {
  const { db, grant, actor } = work;
  const hand = handOf(work, actor.userId);
  const brand = await getBrand(db, grant.brandId);
  await upsertSetting(db, {
    groupId: grant.groupId,
    brandId: grant.brandId,
    name,
    service: forService,
    value,
    at: hand.now,
    by: actor.userId,
  });
  await announce(hand, brand, 'CHANGED');
  return value;
}
