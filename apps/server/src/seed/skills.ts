import { seedQualifications, type SeededRecord } from '@hearth/domains/qualifications/seed';
import { SYSTEM } from '@hearth/platform/database';
import type { Application } from '../application.ts';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import { specimensOf } from './papers.ts';
import { randomFrom } from './random.ts';
import type { Worker } from './team.ts';

const YEAR = 365;

const CATALOGUE: Omit<Parameters<typeof seedQualifications>[2], 'records'> = {
  starters: [
    'food_hygiene',
    'allergens',
    'first_aid',
    'fire_safety',
    'alcohol_service',
    'cocktails',
    'wine_service',
    'barista',
  ],
  demands: [
    ...['Head chef', 'Chef de partie', 'Kitchen porter'].map((position) => ({
      position,
      starter: 'food_hygiene' as const,
      strictness: 'warn' as const,
    })),
    { position: 'Bartender', starter: 'alcohol_service', strictness: 'warn' },
    { position: 'Bartender', starter: 'cocktails', strictness: 'warn' },
  ],
};

/** What the people of the story have: everybody what their position demands, so that no planned shift is wrong. */
function planRecords(workers: readonly Worker[], today: string): SeededRecord[] {
  const random = randomFrom(41);
  /** Issued long before the weeks that are planned, and valid long after them. */
  const certificate = (worker: Worker, starter: SeededRecord['starter'], years: number): SeededRecord => {
    const issuedOn = plusDays(today, -random.between(120, YEAR));
    return { employeeId: worker.id, starter, issuedOn, expiresOn: plusDays(issuedOn, years * YEAR) };
  };
  return workers.flatMap((worker) => {
    const { department, name } = worker.position;
    const own: SeededRecord[] = [];
    if (department === 'kitchen') own.push(certificate(worker, 'food_hygiene', 3), certificate(worker, 'allergens', 3));
    if (name === 'Bartender')
      own.push(
        { ...certificate(worker, 'alcohol_service', 3), number: `RSA-${random.between(10_000, 99_999)}` },
        { employeeId: worker.id, starter: 'cocktails', level: random.between(1, 3) },
      );
    if (department === 'floor' && random.chance(0.4))
      own.push({ employeeId: worker.id, starter: 'wine_service', level: random.between(1, 3) });
    if (random.chance(0.15)) own.push(certificate(worker, 'first_aid', 2));
    return own;
  });
}

/** In Lisbon somebody's certificate ends in three weeks, somebody's has ended, and Noor has sent one to be confirmed. */
export async function seedSkills(
  { runner, tools }: Application,
  group: SeededGroup,
  workers: readonly Worker[],
  today: string,
): Promise<void> {
  const { groupId, places, people } = group;
  const noor = requireId(people, 'noor');
  const lisbon = workers.filter(({ locationId }) => locationId === requireId(places, 'HH-001'));
  const [noorAtWork] = lisbon.filter(({ position }) => position.name === 'Bartender');
  const cooks = lisbon.filter(({ position }) => position.department === 'kitchen').map(({ id }) => id);
  const [ending, ended] = cooks;
  const planned = planRecords(workers, today);
  const records = planned
    .filter(({ employeeId, starter }) => starter !== 'first_aid' || ![ended, noorAtWork?.id].includes(employeeId))
    .map((record) =>
      record.employeeId === ending && record.starter === 'food_hygiene'
        ? { ...record, issuedOn: plusDays(today, 21 - 3 * YEAR), expiresOn: plusDays(today, 21) }
        : record,
    );
  if (ended !== undefined)
    records.push({
      employeeId: ended,
      starter: 'first_aid',
      issuedOn: plusDays(today, -12 - 2 * YEAR),
      expiresOn: plusDays(today, -12),
    });
  if (noorAtWork !== undefined) {
    const fileOf = specimensOf({ runner, tools }, { groupId, ownerUserId: noor });
    const id = await fileOf('first-aid.pdf', 'First aid: Noor Haddad');
    const issuedOn = plusDays(today, -2);
    records.push({
      employeeId: noorAtWork.id,
      starter: 'first_aid',
      number: 'CV-20817',
      issuedOn,
      expiresOn: plusDays(issuedOn, 2 * YEAR),
      sentBy: noor,
      attachmentId: id,
    });
  }
  await runner.run(SYSTEM, (work) =>
    seedQualifications(
      work,
      { groupId, userId: requireId(people, 'leonor'), language: 'en' },
      { ...CATALOGUE, records },
    ),
  );
}
