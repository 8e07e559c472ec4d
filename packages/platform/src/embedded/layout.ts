import { join } from 'node:path';

const DATABASE = 'database';

/** The start of the names of folders that were found damaged and kept. */
export const DAMAGED_PREFIX = `${DATABASE}.damaged-`;

/** The paths of a data directory. */
export interface DataLayout {
  readonly directory: string;
  readonly database: string;
  /** A new database in the making. */
  readonly fresh: string;
  /** A snapshot being unpacked to become the database. */
  readonly restoring: string;
  readonly snapshots: string;
  /** A snapshot being tried out. */
  readonly trial: string;
}

export function dataLayout(directory: string): DataLayout {
  const snapshots = join(directory, 'snapshots');
  return {
    directory,
    database: join(directory, DATABASE),
    fresh: join(directory, `${DATABASE}.new`),
    restoring: join(directory, `${DATABASE}.restoring`),
    snapshots,
    trial: join(snapshots, '.trial'),
  };
}

/** A moment as part of a file name, on every system. */
export function momentInName(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-');
}
