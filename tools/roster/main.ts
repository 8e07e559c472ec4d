// Fills the roster of an instance of the shift scheduling benchmark: npm run roster -- INSTANCE.txt
import { runRoster } from './run.ts';

process.exitCode = await runRoster(process.argv.slice(2));
