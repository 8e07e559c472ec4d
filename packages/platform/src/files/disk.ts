import { mkdir, statfs } from 'node:fs/promises';
import type { Log } from '../log.ts';

/** How much room there is: enough; so little that files are refused; so little that the embedded database is to be spared as well. */
export type DiskState = 'ENOUGH' | 'LOW' | 'FULL';

/** Bytes that are free on a disk, and all it has. */
export interface DiskRoom {
  readonly free: number;
  readonly size: number;
}

const GIGABYTE = 1024 ** 3;
/** What is kept free where nothing is set: a twentieth of the disk, and never more than this. */
const MOST_RESERVED = 2 * GIGABYTE;
const PART_RESERVED = 1 / 20;
/** Files are accepted again only when there is this much more than the reserve, or it would go back and forth. */
const MORE_FOR_AGAIN = 1.1;
const LOOKS_EVERY_MS = 5_000;

/** The room on the disk that a folder is on, which is made if it is not there. */
export async function roomAt(folder: string): Promise<DiskRoom> {
  await mkdir(folder, { recursive: true });
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/**
 * Keeps an eye on the disk that the data is on. What is left when files are refused is for the database; what is left when its
 * writes are refused is for its own housekeeping. A disk that cannot be measured is taken for one with room.
 */
export class DiskWatch {
  readonly #measure: () => Promise<DiskRoom>;
  readonly #log: Log;
  readonly #reserve: number | undefined;
  #state: DiskState = 'ENOUGH';
  #timer: NodeJS.Timeout | undefined;

  /** `reserve`: bytes that are to stay free; absent: a twentieth of the disk, at most 2 GB. */
  constructor(measure: () => Promise<DiskRoom>, log: Log, reserve?: number) {
    this.#measure = measure;
    this.#log = log;
    this.#reserve = reserve;
  }

  get state(): DiskState {
    return this.#state;
  }

  /** Looks now. */
  async look(): Promise<DiskState> {
    const room = await this.#measure().catch((err: unknown) => {
      this.#log.warn({ err }, 'the room on the disk could not be measured');
      return undefined;
    });
    const before = this.#state;
    if (room !== undefined) this.#state = this.#stateOf(room);
    if (this.#state !== before && this.#state === 'ENOUGH')
      this.#log.warn(room, 'there is room on the disk again: everything is accepted');
    else if (this.#state !== before)
      this.#log.error({ ...room, state: this.#state }, 'there is little room on the disk: writes are refused');
    return this.#state;
  }

  /** Looks now and every few seconds from now on. */
  async start(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), LOOKS_EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #stateOf({ free, size }: DiskRoom): DiskState {
    const reserve = this.#reserve ?? Math.min(MOST_RESERVED, size * PART_RESERVED);
    const above = (line: number, again: boolean): boolean => free >= (again ? line * MORE_FOR_AGAIN : line);
    if (!above(reserve / 2, this.#state === 'FULL')) return 'FULL';
    return above(reserve, this.#state !== 'ENOUGH') ? 'ENOUGH' : 'LOW';
  }
}
