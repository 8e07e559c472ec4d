import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files whose tests start whole processes: they take minutes, and their size says nothing of it. */
const LONG =
  /\/(?:apps\/cli\/src\/(?:embedded|server)|embedded\/recovery|apps\/server\/src\/dev|boot\/own-database|tools\/new)\.test\.ts$/;

/**
 * The order that Vitest chooses, by size where it knows no times yet, with the long files of each project first: begun last, one of them
 * would leave the other workers idle for as long as it takes.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ofProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...ofProject.values()].flatMap((all) => [...all.filter(isLong), ...all.filter((file) => !isLong(file))]);
  }
}
