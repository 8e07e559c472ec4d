/** Why a data directory was not opened. The message is a sentence for the operator. */
export class DataDirectoryRefused extends Error {}

/** Thrown when another process holds the data directory. */
export class DataDirectoryInUse extends DataDirectoryRefused {
  readonly directory: string;
  /** Undefined when the holder could not be read. */
  readonly pid: number | undefined;

  constructor(directory: string, holder: { readonly pid: number; readonly host: string } | undefined, host: string) {
    const who =
      holder === undefined
        ? 'another process'
        : `process ${holder.pid}${holder.host === host ? '' : ` on ${holder.host}`}`;
    super(
      `The data directory ${directory} is in use by ${who}. Only one Hearth server may open it: ` +
        `stop the other one, or set DATA_DIR to another directory.`,
    );
    this.name = 'DataDirectoryInUse';
    this.directory = directory;
    this.pid = holder?.pid;
  }
}

/** Thrown when the data directory cannot be written, read or locked: nothing was changed in it. */
export class DataDirectoryUnusable extends DataDirectoryRefused {
  readonly directory: string;

  constructor(directory: string, reason: string, options?: ErrorOptions) {
    super(`The data directory ${directory} cannot be used: ${reason}`, options);
    this.name = 'DataDirectoryUnusable';
    this.directory = directory;
  }
}

/** Thrown when the folder was made by another major version of PostgreSQL: nothing was changed in it. */
export class DatabaseVersionMismatch extends DataDirectoryRefused {
  readonly folder: string;
  readonly found: string;

  constructor(folder: string, found: string, expected: string) {
    super(
      `The database folder ${folder} was made by PostgreSQL ${found}, but this version of Hearth opens PostgreSQL ${expected}. ` +
        `Start the version of Hearth that made it, or move the data with pg_dump.`,
    );
    this.name = 'DatabaseVersionMismatch';
    this.folder = folder;
    this.found = found;
  }
}

/** Thrown when the database is damaged and no snapshot of it opens. The folder is left where it was. */
export class DatabaseBeyondRepair extends DataDirectoryRefused {
  readonly folder: string;

  constructor(folder: string, snapshots: string, tried: readonly string[], options?: ErrorOptions) {
    const snapshotsTried =
      tried.length === 0 ? `there is no snapshot in ${snapshots}` : `none of its snapshots opens (${tried.join(', ')})`;
    super(
      `The database folder ${folder} is missing or damaged, and ${snapshotsTried}. Put a good snapshot (.tar.gz.sealed or .tar.gz) into ${snapshots} ` +
        `and start again. To begin with an empty database instead, move ${folder}, every folder beside it whose name starts ` +
        `with the same word, and ${snapshots} out of the data directory.`,
      options,
    );
    this.name = 'DatabaseBeyondRepair';
    this.folder = folder;
  }
}

/** Thrown when the database has to be restored and its newest snapshot is sealed with a key that is not there. Nothing was changed. */
export class SnapshotKeyMissing extends DataDirectoryRefused {
  readonly file: string;

  constructor(folder: string, file: string, options: ErrorOptions & { readonly cause: Error }) {
    super(
      `The database folder ${folder} is missing or damaged, and its newest snapshot does not open without its key. ${options.cause.message} ` +
        `To use the snapshot before it instead, move ${file} out of the data directory.`,
      options,
    );
    this.name = 'SnapshotKeyMissing';
    this.file = file;
  }
}
