import { fileURLToPath } from 'node:url';
import { verifyAudit } from '@hearth/platform/audit/verify';
import { systemClock } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { createLog } from '@hearth/platform/log';
import { createApplication } from './application.ts';
import { openDatabase } from './boot/open-database.ts';

// Looks through the ledger over the records of who did what, and ends with 1 when something does not fit. With the embedded
// database the server has to be stopped meanwhile; it looks by itself every night.
const say = (line: string): void => void process.stdout.write(`${line}\n`);
process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));
const config = readConfig(process.env);
const log = createLog('warn');
const database = await openDatabase(config, { log, say, template: undefined });
const application = await createApplication({ config, clock: systemClock, log, database, checkAnswers: false });
const findings = await verifyAudit(application.runner.free(new AbortController().signal));
for (const { what, where } of findings) say(`${what} ${where}`);
say(findings.length === 0 ? 'The records are as they were written.' : `${findings.length} findings.`);
await application.stop();
await database.close();
process.exit(findings.length === 0 ? 0 : 1);
