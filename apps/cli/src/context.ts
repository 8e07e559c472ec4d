import type { Clock } from '@hearth/platform/clock';

/** What a command is run with. */
export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder that paths on the command line start from. */
  readonly folder: string;
  readonly clock: Clock;
  /** Writes a line to standard output. */
  readonly say: (line: string) => void;
  /** Writes a line to standard error: what goes wrong, and what a program that reads the output should not see. */
  readonly warn: (line: string) => void;
}

/** How a command ended. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;
