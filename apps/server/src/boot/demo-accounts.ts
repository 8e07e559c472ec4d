import { randomBytes } from 'node:crypto';
import { isDemoPasswordListed, hashPassword, setDemoPasswords } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Assembly } from '@hearth/platform/platform';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../seed/story.ts';

/** A password of 96 bits that nobody knows yet, as it is typed off a screen. */
export function newDemoPassword(): string {
  return `Hearth-${randomBytes(12)
    .toString('hex')
    .replace(/(.{6})(?=.)/g, '$1-')}`;
}

/**
 * Gives the demonstration's accounts the password of this start: the known one on this machine alone, one made for the
 * occasion where other machines reach them. Whoever was signed in with an earlier one is signed out.
 */
export async function giveDemoPassword(runner: Assembly['runner'], made: string | undefined): Promise<void> {
  if (made === undefined && (await runner.run(SYSTEM, ({ db }) => isDemoPasswordListed(db, DEMO_PASSWORD), true)))
    return;
  const passwordHash = await hashPassword(made ?? DEMO_PASSWORD);
  await runner.run(SYSTEM, (work) => setDemoPasswords(work, passwordHash, made === undefined ? DEMO_PASSWORD : ''));
}

/** The accounts to sign in with, as a small table. */
export function formatDemoAccounts(made: string | undefined): string {
  const width = Math.max(...DEMO_PEOPLE.map(({ kind }) => kind.length));
  const rows = DEMO_PEOPLE.map(
    ({ kind, username, firstName, lastName }) =>
      `  ${kind.padEnd(width)}  ${username.padEnd(8)}  ${firstName} ${lastName}`,
  );
  return [
    '',
    made === undefined
      ? `Demonstration accounts, all with the password ${DEMO_PASSWORD}:`
      : `Demonstration accounts, all with the password of this start: ${made}\n(It opens /dev/inbox too, with any name.)`,
    ...rows,
    `  ${'Guest'.padEnd(width)}  no account: open /careers`,
  ].join('\n');
}
