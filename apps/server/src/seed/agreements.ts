import { type SeededRequest, seedSignatures } from '@hearth/domains/signatures/seed';
import { findEmployees, findEmploymentsOfUser } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Application } from '../application.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import type { Worker } from './team.ts';

type Story = Pick<SeededRequest, 'agreement' | 'state' | 'isHalfSigned' | 'reason'>;

/** A request at every state. */
const STORIES: readonly Story[] = [
  { agreement: 'contract', state: 'SIGNED' },
  { agreement: 'contract', state: 'WAITING', isHalfSigned: true },
  { agreement: 'contract', state: 'WAITING' },
  { agreement: 'handbook', state: 'SIGNED' },
  { agreement: 'handbook', state: 'SIGNED' },
  { agreement: 'handbook', state: 'DECLINED', reason: 'I’d like to talk about the rule on phones first.' },
  { agreement: 'handbook', state: 'EXPIRED' },
  { agreement: 'handbook', state: 'VOIDED', reason: 'Sent to the wrong person.' },
  { agreement: 'former handbook', state: 'SIGNED' },
  { agreement: 'former handbook', state: 'REPLACED' },
];

/** In Lisbon people are at every state of a signature; Noor has a handbook to sign. */
export async function seedAgreements(
  { runner }: Application,
  group: SeededGroup,
  workers: readonly Worker[],
): Promise<void> {
  const { groupId, places, people } = group;
  const noor = await runner.run(SYSTEM, ({ db }) => findEmploymentsOfUser(db, requireId(people, 'noor')));
  const own = new Set(noor.map(({ id }) => id));
  const here = requireId(places, 'HH-001');
  const lisbon = workers.filter(({ locationId, id }) => locationId === here && !own.has(id)).slice(-STORIES.length);
  const rows = await runner.run(SYSTEM, ({ db }) =>
    findEmployees(
      db,
      lisbon.map(({ id }) => id),
    ),
  );
  const requests = rows.flatMap(({ id, first_name: first, last_name: last }, index): SeededRequest[] => {
    const story = STORIES[index];
    return story === undefined ? [] : [{ employeeId: id, name: `${first} ${last}`, ...story }];
  });
  const waiting = noor
    .slice(0, 1)
    .map(({ id }): SeededRequest => ({ employeeId: id, name: 'Noor', agreement: 'handbook', state: 'WAITING' }));
  const by = { groupId, userId: requireId(people, 'leonor') };
  await seedSignatures(runner.free(new AbortController().signal), by, [...requests, ...waiting]);
}
