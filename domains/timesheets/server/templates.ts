import { explainSetting } from '@hearth/domains/core/service';
import type { Tx } from '@hearth/platform/database';
import type { OfferedTemplate } from '../contract/schemas.ts';
import { READY_TEMPLATES } from '../rules/payroll/ready-templates.ts';
import { TEMPLATES } from '../rules/settings.ts';

/** The templates for a place: the ready ones, then those that it or a brand above made. */
export async function findTemplates(
  tx: Tx,
  placeId: string,
): Promise<{ readonly templates: OfferedTemplate[]; readonly version: number }> {
  const { value, version } = await explainSetting(tx, placeId, TEMPLATES);
  return { templates: [...READY_TEMPLATES, ...value.templates.map((own) => ({ ...own, origin: null }))], version };
}
