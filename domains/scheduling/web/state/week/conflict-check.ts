import type { checkPerson } from '../../../rules/conflicts/conflicts.ts';

type Check = typeof checkPerson;

/** Rules that load beside the week: it is drawn, and can be edited, before they are there. */
export function createConflictCheck(load: () => Promise<{ readonly checkPerson: Check }>) {
  let check: Check | undefined;
  let coming: Promise<void> | undefined;

  /** Loads the rules, once. Until they are there, and where they can't be loaded, the server still checks what is saved. */
  function loadRules(): Promise<void> {
    coming ??= load().then(
      (rules) => void (check = rules.checkPerson),
      () => void (coming = undefined),
    );
    return coming;
  }
  return {
    loadRules,
    /** Runs something as soon as the rules are loaded: at once if they are. */
    whenLoaded(run: () => void): void {
      if (check === undefined) void loadRules().then(run);
      else run();
    },
    /** The conflicts of one person in a week; none while the rules are on their way. */
    find: ((...week) => check?.(...week) ?? []) satisfies Check,
  };
}

export const conflictCheck = createConflictCheck(() => import('../../../rules/conflicts/conflicts.ts'));
