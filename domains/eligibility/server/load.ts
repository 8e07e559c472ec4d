import { readSettings } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { EligibilitySetting, ListedCase, WorkCase } from '../contract/schemas.ts';
import { getRegime, termsOn } from '../rules/all-regimes.ts';
import { ELIGIBILITY } from '../rules/settings.ts';
import { mayDecide } from './access.ts';
import { loadPartsOf } from './facts.ts';
import { presentCase, presentListed } from './present.ts';
import { findChanges } from './queries/change.ts';
import type { CaseRow } from './queries/work-case.ts';

/** The settings of some locations. */
export async function settingsOf(
  tx: Tx,
  locationIds: readonly string[],
): Promise<(locationId: string) => EligibilitySetting> {
  const settings = await readSettings(tx, [...new Set(locationIds)], ELIGIBILITY);
  return (id) => settings.get(id)?.value ?? ELIGIBILITY.fallback;
}

/** Lines of the queue. */
export async function loadListed(tx: Tx, rows: readonly CaseRow[]): Promise<ListedCase[]> {
  const settingOf = await settingsOf(
    tx,
    rows.map(({ location_id: id }) => id),
  );
  return rows.map((row) =>
    presentListed(row, termsOn(getRegime(row.regime), row.starts_on), settingOf(row.location_id)),
  );
}

/** A case with everything that a manager who sees it reads. */
export async function loadCase(
  tx: Tx,
  row: CaseRow,
  by: { readonly userId: string; readonly now: Date },
): Promise<WorkCase> {
  const history = await findChanges(tx, row.id);
  const settingOf = await settingsOf(tx, [row.location_id]);
  return presentCase(row, {
    parts: await loadPartsOf(tx, row),
    setting: settingOf(row.location_id),
    history,
    names: await findNames(
      tx,
      history.flatMap(({ actor_id: id }) => id ?? []),
    ),
    mayDecide: await mayDecide(tx, row, by),
  });
}
