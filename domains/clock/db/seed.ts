import { changeSetting, explainSetting } from '@hearth/domains/core/service';
import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import type { Work } from '@hearth/platform/module';
import type { ClockSetting } from '../contract/schemas.ts';
import { CLOCK } from '../rules/settings.ts';

/** Sets how a brand and everything below it clocks in, and leaves what is not named as it is. */
export async function seedClock(
  work: Work<'system'>,
  { groupId, brandId, userId }: { readonly groupId: string; readonly brandId: string; readonly userId: string },
  value: Partial<ClockSetting>,
): Promise<void> {
  const id = brandId as GrantedBrandId;
  const grant: BrandGrant = { brandId: id, groupId, nodes: [id], codes: null, holds: () => true };
  const held = await explainSetting(work.db, brandId, CLOCK);
  await changeSetting({ ...work, grant, actor: { userId, sessionId: '', epoch: 0 } }, CLOCK, {
    value: { ...held.value, ...value },
    read: held.version,
  });
}
