import { HIRING, PLANNING } from '@hearth/kit/constants';
import type { Permission } from '@hearth/kit/permissions';
import type { SetupStep, SetupStepName } from '../contract/schemas.ts';
import { SETUP_STEPS } from '../contract/schemas.ts';

/** What a step asks of its reader and of the brand. */
interface StepNeeds {
  readonly permission: Permission;
  readonly services: readonly string[];
  /** Done above locations alone. */
  readonly above?: boolean;
}

const NEEDS: Readonly<Record<SetupStepName, StepNeeds>> = {
  LOCATION: { permission: 'MANAGE_BRAND', services: [], above: true },
  POSITIONS: { permission: 'MANAGE_TEAM', services: [] },
  PEOPLE: { permission: 'MANAGE_TEAM', services: [] },
  WEEK: { permission: 'PUBLISH_SCHEDULE', services: PLANNING },
  JOB: { permission: 'MANAGE_JOBS', services: HIRING },
  MAIL: { permission: 'MANAGE_BRAND', services: [] },
};

/** Who reads the checklist, and where. */
export interface SetupReader {
  readonly isLocation: boolean;
  readonly holds: (permission: Permission) => boolean;
  /** The services of the brand that are on. */
  readonly services: ReadonlySet<string>;
}

/** The steps that a reader can do at a brand: nobody is asked for what they may not do, or what is switched off. */
export function stepsFor({ isLocation, holds, services }: SetupReader): readonly SetupStepName[] {
  return SETUP_STEPS.filter((step) => {
    const { permission, services: needed, above = false } = NEEDS[step];
    const isOn = needed.length === 0 || needed.some((code) => services.has(code));
    return holds(permission) && isOn && !(above && isLocation);
  });
}

/** Whether the checklist is where its reader starts. */
export function isSetupOpen(steps: readonly SetupStep[], hidden: boolean): boolean {
  return !hidden && steps.some(({ done }) => !done);
}
