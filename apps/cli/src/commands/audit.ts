import type { Command } from 'commander';
import { verifyAudit } from '@hearth/platform/audit/verify';
import type { CommandContext } from '../context.ts';
import { withApplication } from '../installation/open.ts';
import { OperatorError } from '../operator-error.ts';

/** Adds `hearth audit verify`. */
export function addAudit(program: Command, context: CommandContext): void {
  const audit = program.command('audit').description('Looks after the records of who did what.');
  audit
    .command('verify')
    .description(
      'Verifies the ledger over the records of who did what: chains, rows, triggers and anchors. Servers do it every night.',
    )
    .action(async () => {
      const findings = await withApplication(context, ({ runner }) =>
        verifyAudit(runner.free(new AbortController().signal)),
      );
      for (const { what, where } of findings) context.say(`${what} ${where}`);
      if (findings.length > 0) throw new OperatorError(`${findings.length} findings.`);
      context.say('The records are as they were written.');
    });
}
