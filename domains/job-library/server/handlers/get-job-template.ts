import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { presentTemplate } from '../present-template.ts';
import { getGrantedTemplate } from '../templates.ts';

export const getJobTemplate = implement(contract.getJobTemplate, async ({ params }, { db, grant }) =>
  presentTemplate(await getGrantedTemplate(db, grant, params.template_id)),
);
