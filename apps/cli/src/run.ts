import { CommanderError } from 'commander';
import { ConfigError } from '@hearth/platform/config/config';
import { isDatabaseUnavailable } from '@hearth/platform/database';
import { DataDirectoryRefused } from '@hearth/platform/embedded/failures';
import { SealKeyMissing } from '@hearth/platform/sealing/keyring';
import { EXIT } from './context.ts';
import type { CommandContext } from './context.ts';
import { OperatorError } from './operator-error.ts';
import { createProgram } from './program.ts';

/** The errors that are sentences for the operator, shown without a stack. */
const FOR_OPERATORS = [ConfigError, DataDirectoryRefused, OperatorError, SealKeyMissing];

/** Runs one command; answers 0 when it was done, 1 when it failed, 2 when it was called in a wrong way. */
export async function runCommand(words: readonly string[], context: CommandContext): Promise<number> {
  try {
    await createProgram(context).parseAsync(words, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    context.warn(describeFailure(error, context));
    return EXIT.failed;
  }
}

function describeFailure(error: unknown, { environment }: Pick<CommandContext, 'environment'>): string {
  if (!(error instanceof Error)) return String(error);
  if (environment['LOG_LEVEL'] === 'debug') return error.stack ?? error.message;
  // By its name: its class would bring half of the server along.
  const isKnown = error.name === 'ForeignDatabase' || FOR_OPERATORS.some((kind) => error instanceof kind);
  if (isKnown) return error.message;
  if (isDatabaseUnavailable(error)) return `The database cannot be reached: ${error.message}`;
  return `The command failed: ${error.message}\nLOG_LEVEL=debug says where.`;
}
