import { RISK_SERVICE } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, page, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { finding, level, riskSummary, rule, stage, state } from './schemas.ts';

const line = {
  method: 'GET',
  service: 'scheduling',
  whileActing: 'allowed',
  access: brand('id', 'ACCESS_RISK_DETECTION_DASHBOARD', { orBelow: true, services: [RISK_SERVICE] }),
  params: z.object({ id: uuid }),
} as const;

const filter = {
  rule: rule.optional(),
  level: level.optional(),
  state: state.optional(),
  stage: stage.optional(),
  week: localDate.optional(),
  location_id: uuid.optional(),
};

export const summarizeRisks = endpoint({
  ...line,
  id: 'compliance.summarizeRisks',
  path: '/v1/brands/{id}/risks/summary',
  summary: 'Summarises broken scheduling rules at a brand and below it from last week on: by kind, week and location.',
  answer: riskSummary,
});

export const listRisks = endpoint({
  ...line,
  id: 'compliance.listRisks',
  path: '/v1/brands/{id}/risks',
  summary: 'Lists broken scheduling rules, most serious and nearest first.',
  query: z.object({ ...filter, ...page }),
  answer: z.strictObject({ findings: z.array(finding), total: z.int() }),
});

export const exportRisks = endpoint({
  ...line,
  id: 'compliance.exportRisks',
  weight: 'heavy',
  path: '/v1/brands/{id}/risks/export',
  whileActing: 'refused',
  summary: 'Exports broken scheduling rules as a CSV file that is safe to open in a spreadsheet, 5,000 at most.',
  query: z.object(filter),
  answers: 'raw',
});
