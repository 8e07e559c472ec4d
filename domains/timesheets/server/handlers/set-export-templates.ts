import { changeSetting } from '@hearth/domains/core/service';
import { CONFLICT, failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { setExportTemplates as contract } from '../../contract/export-endpoints.ts';
import { READY_TEMPLATES } from '../../rules/payroll/ready-templates.ts';
import { TEMPLATES } from '../../rules/settings.ts';

export const setExportTemplates = implement(contract, async ({ body }, work) => {
  const ids = [...READY_TEMPLATES, ...body.templates].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw failure(CONFLICT);
  const { value, version } = await changeSetting(work, TEMPLATES, {
    value: { templates: body.templates },
    read: body.version,
  });
  return { templates: [...value.templates], version };
});
