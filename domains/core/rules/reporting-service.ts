import { featureCode } from '../contract/schemas.ts';

/** The services of the gateway that report something, by the specification's names. */
const REPORTING = [
  'core',
  'job-boards',
  'scheduling',
  'attendance',
  'engage',
  'talent-pool',
  'interview',
  'team',
  'internal-academy',
  'performance-management',
  'labor-model',
  'onboarding',
  'social-referral',
  'reporting',
];

/** Whether there is a service of this name: one of the gateway that reports, or the code of one that brands have. */
export function isReportingService(name: string): boolean {
  return REPORTING.includes(name) || featureCode.safeParse(name).success;
}
