import { writeSync } from 'node:fs';
import { openEmbedded } from '@hearth/platform/embedded/open';
import { Keyring } from '@hearth/platform/sealing/keyring';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const say = (line: string): void => void writeSync(1, `${line}\n`);

const [task = '', dataDir = '', first = '1'] = process.argv.slice(2);
const { pglite, notices } = await openEmbedded({ dataDir, log: silent, keys: new Keyring('the key of a bench') });
await pglite.exec('create table if not exists ledger (number int primary key, filler text not null)');

if (task === 'write') {
  for (let number = Number(first); ; number += 1) {
    await pglite.query('insert into ledger values ($1, $2)', [number, 'x'.repeat(100)]);
    say(String(number));
  }
}
const { rows } = await pglite.query<{ number: number }>('select number from ledger');
say(JSON.stringify({ numbers: rows.map(({ number }) => number), notices }));
process.kill(process.pid, 'SIGKILL');
