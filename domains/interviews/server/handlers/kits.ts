import { findHolders } from '@hearth/domains/access/service';
import { findNames } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { PANEL_NOT_ALLOWED } from '../../contract/failures.ts';
import type { Kit, KitContent } from '../../contract/schemas.ts';
import { getGrantedKit } from '../access.ts';
import { presentKits } from '../present.ts';
import {
  findKits,
  findKitsById,
  insertKit,
  isLocation,
  kitColumns,
  kitRows,
  updateBookedCriteria,
} from '../queries/kit.ts';

const MOST_KITS = 500;
const MOST_PANELISTS = 200;

/** Refuses panel members who may not see the application. */
async function assertPanel(tx: Tx, at: { groupId: string; brandId: string }, content: KitContent, now: Date) {
  const holders = new Set(await findHolders(tx, at, 'VIEW_APPLICATIONS', now));
  if (!content.panel.every((id) => holders.has(id))) throw failure(PANEL_NOT_ALLOWED);
}

async function loadKit(tx: Tx, id: string): Promise<Kit> {
  const [kit] = await presentKits(tx, [...(await findKitsById(tx, [id])).values()]);
  if (kit === undefined) throw failure(NOT_FOUND);
  return kit;
}

const withUniquePanel = (content: KitContent): KitContent => ({ ...content, panel: [...new Set(content.panel)] });

export const listKits = implement(contract.listKits, async (_input, { db, grant }) => ({
  kits: await presentKits(db, await findKits(db, grant, MOST_KITS)),
}));

export const addKit = implement(contract.addKit, async ({ body }, { db, grant, clock }) => {
  if (!(await isLocation(db, grant.groupId, grant.brandId))) throw failure(NOT_FOUND);
  await assertPanel(db, grant, body, clock.now());
  const id = newId(clock.now().getTime());
  await insertKit(
    db,
    { ...withUniquePanel(body), id, group_id: grant.groupId, location_id: grant.brandId },
    clock.now(),
  );
  return loadKit(db, id);
});

export const changeKit = implement(contract.changeKit, async ({ params, body }, { db, grant, clock }) => {
  const kit = await getGrantedKit(db, grant, params.kit_id);
  await assertPanel(db, { groupId: kit.group_id, brandId: kit.location_id }, body.content, clock.now());
  await kitRows.replace(db, { id: kit.id, version: body.version }, kitColumns(withUniquePanel(body.content)));
  await updateBookedCriteria(db, kit.id, clock.now());
  return loadKit(db, kit.id);
});

export const putKitAway = implement(contract.putKitAway, async ({ params }, { db, grant, clock }) => {
  const kit = await getGrantedKit(db, grant, params.kit_id);
  await kitRows.archive(db, kit.id, clock.now());
  return { away: true as const };
});

export const listPanelists = implement(contract.listPanelists, async (_input, { db, grant, clock }) => {
  const ids = await findHolders(db, grant, 'VIEW_APPLICATIONS', clock.now());
  const names = await findNames(db, ids);
  const people = [...names].map(([id, name]) => ({ user_id: id, name }));
  return { people: people.sort((a, b) => (a.name < b.name ? -1 : 1)).slice(0, MOST_PANELISTS) };
});
