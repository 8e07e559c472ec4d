import { getBrand } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { publishAnnouncement as contract } from '../../contract/endpoints.ts';
import { insertAnnouncement } from '../queries/item.ts';

export const publishAnnouncement = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const at = clock.now();
  const id = newId(at.getTime());
  const { title, body: text } = body;
  await insertAnnouncement(db, {
    id,
    groupId: grant.groupId,
    brandId: grant.brandId,
    authorId: actor.userId,
    title,
    body: text,
    at,
  });
  return {
    id,
    brand_id: grant.brandId,
    brand_name: (await getBrand(db, grant.brandId)).name,
    author_name: await findName(db, actor.userId),
    title,
    body: text,
    published_at: at.toISOString(),
    is_new: false,
  };
});
