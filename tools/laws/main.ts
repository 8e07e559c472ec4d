// Checks every pack of laws and says what has to be verified: npm run laws -- check
import { checkPacks } from './check.ts';

const [command] = process.argv.slice(2);
if (command === 'check') process.exitCode = await checkPacks();
else {
  console.error('npm run laws -- check   checks every pack, and says which thresholds have to be verified');
  process.exitCode = 2;
}
