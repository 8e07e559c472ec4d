import { createHash } from 'node:crypto';
import { relative } from 'node:path';
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

  /** A share of the files that says the same of each file whatever others there are: two databases have different ones. */
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { config } = this.ctx;
    const { index, count } = config.shard ?? { index: 1, count: 1 };
    return Promise.resolve(files.filter(({ moduleId }) => shareOf(relative(config.root, moduleId), count) === index));
  }
}

/** The share of `count` that a file belongs to, from 1 on. */
export const shareOf = (path: string, count: number): number =>
  (createHash('sha256').update(path).digest().readUInt32BE(0) % count) + 1;
