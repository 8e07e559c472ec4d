import { signIn } from '../http/server.ts';
import { drive } from './drive.ts';
import { nextOf } from './mix.ts';
import { signInPeople } from './people.ts';
import type { Person } from './people.ts';

/**
 * The callers of the load, a process of its own: signs people in, warms the server up, and asks at the rates it is given, one
 * after the other. Says what came of each as a line of JSON.
 */
const { url, port, rates, seconds, connections } = JSON.parse(process.env['LOAD'] ?? '{}') as {
  url: string;
  port: number;
  rates: readonly number[];
  seconds: number;
  connections: number;
};
/** A token holds for ten minutes. */
const TOKEN_MS = 7 * 60_000;

const people = await signInPeople(url, port);
const everybody: readonly Person[] = [...people.candidates, ...people.managers, ...people.employees];

let renewing = false;
async function renew(): Promise<void> {
  if (renewing) return;
  renewing = true;
  for (const person of everybody) {
    if (performance.now() - person.signedInAt < TOKEN_MS) continue;
    person.token = await signIn(person.username, port, person.address);
    person.signedInAt = performance.now();
  }
  renewing = false;
}
const renewal = setInterval(() => void renew(), 5_000);

const next = nextOf(people);
await drive(port, next, { rate: 200, seconds: 10, connections });
process.stdout.write('warm\n');
for (const rate of rates) {
  const figures = await drive(port, next, { rate, seconds, connections });
  process.stdout.write(`${JSON.stringify({ rate, ...figures })}\n`);
}
clearInterval(renewal);
