import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { makeEmployee } from '@hearth/domains/team/factory';
import { ensurePosition, searchPeople } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import { startTestServer } from '@hearth/testing/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchEverywhere } from '../../contract/endpoints.ts';
import type { Kind } from '../../contract/schemas.ts';

const server = await startTestServer();

/** A location with one of everything whose words are "Zéphyrine" and a name of its own. */
async function fill(groupId: string, locationId: string, name: string, token: string): Promise<void> {
  const body = completeJob(locationId, { title: `Zéphyrine bar host ${name}` });
  const job = await server.call(createJob, { params: { id: groupId }, body }, token);
  await server.run(async (work) => {
    const { db } = work;
    const position = await ensurePosition(db, groupId, 'Bartender', 'BAR');
    const { id } = await makeEmployee(db, {
      groupId,
      locationId,
      firstName: 'Zéphyrine',
      lastName: name,
      positionId: position,
    });
    for (const day of ['2026-11-10', '2026-11-17'])
      await db.query(
        `insert into scheduling.published_shift (id, group_id, location_id, employee_id, position_id, position_name, local_date, start_time,
           end_time, time_zone, starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, published_at)
         values ($1, $2, $3, $4, $5, 'Bartender', $6, '10:00', '18:00', 'Europe/Lisbon', $6::date + time '10:00', $6::date + time '18:00',
           30, 0, '', '', now())`,
        [newId(), groupId, locationId, id, position, day],
      );
    const candidate = await makeUser(work);
    const application = await makeApplication(
      work,
      { group_id: groupId, location_id: locationId, job_id: job.data.id, user_id: candidate.userId },
      { first_name: 'Zephyrine', last_name: `${name} junior` },
    );
    await db.query(
      `insert into messaging.message (id, group_id, application_id, candidate_user_id, sender_side, sender_name, body, sent_at)
       values ($1, $2, $3, $4, 'CANDIDATE', 'Zephyrine', $5, now())`,
      [newId(), groupId, application, candidate.userId, `It is ZÉPHYRINE ${name}. When may I come?`],
    );
  });
}

async function openScene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work, { name: 'Zephyrine House' });
    const others = await makeGroup(work, { name: 'Zephyrine Palace' });
    return {
      group,
      others,
      owner: await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }),
      othersOwner: await makeEmployer(work, { brandId: others.id, as: 'ENTERPRISE_OWNER' }),
      candidate: await makeUser(work),
    };
  });
  const [here, there] = made.group.locationIds;
  await fill(made.group.id, here, 'Aalto', made.owner.token);
  await fill(made.group.id, there, 'Bello', made.owner.token);
  await fill(made.others.id, made.others.locationIds[0], 'Aalto', made.othersOwner.token);
  return { ...made, here, there };
}

let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene();
});

const search = (token: string, term: string, more: { kind?: Kind; offset?: string; limit?: string } = {}) =>
  server.call(searchEverywhere, { params: { id: scene.group.id }, query: { term, ...more } }, token);
/** Somebody with these permissions at a place, perhaps for some departments only. */
const holder = (brandId: string, as: readonly Permission[], departments?: readonly [string, ...string[]]) =>
  server.run((work) =>
    makeEmployer(work, {
      brandId,
      as,
      ...(departments === undefined ? {} : { conditions: { POSITION_CATEGORY: departments } }),
    }),
  );
const totals = ({ data }: Awaited<ReturnType<typeof search>>) =>
  Object.fromEntries(Object.entries(data.groups).map(([kind, group]) => [kind, group?.total]));
/** The locations of all hits of an answer. */
const places = ({ data }: Awaited<ReturnType<typeof search>>) => [
  ...new Set(
    Object.values(data.groups).flatMap((group) =>
      (group?.hits ?? []).map((hit) => ('location_id' in hit ? hit.location_id : hit.id)),
    ),
  ),
];

describe('words', () => {
  test('find every kind at once, whatever case and accents, and of shifts those to come', async () => {
    const answer = await search(scene.owner.token, 'zephyrine');
    expect(totals(answer)).toEqual({ people: 2, applications: 2, jobs: 2, locations: 3, shifts: 2, messages: 2 });
    expect(answer.data.alike).toBe(false);
    expect(answer.data.groups.shifts?.hits[0]).toMatchObject({ date: '2026-11-17', start: '10:00', end: '18:00' });
    expect(answer.data.groups.messages?.hits[0]).toMatchObject({ candidate_name: 'Zephyrine Bello junior' });
    expect(answer.data.groups.messages?.hits[0]?.excerpt).toContain('ZÉPHYRINE');
  });

  test('all have to stand in a text, in whatever order', async () => {
    const answer = await search(scene.owner.token, 'AALT zéph');
    expect(totals(answer)).toEqual({ people: 1, applications: 1, jobs: 1, locations: 0, shifts: 1, messages: 1 });
  });

  test('of two letters are found where a word begins, longer ones inside of words too', async () => {
    expect(totals(await search(scene.owner.token, 'al'))['people']).toBe(0);
    expect(totals(await search(scene.owner.token, 'aa'))['people']).toBe(1);
    expect(totals(await search(scene.owner.token, 'alt'))['people']).toBe(1);
    // Of messages every one would have to be read.
    expect(totals(await search(scene.owner.token, 'it is'))['messages']).toBe(0);
    expect(totals(await search(scene.owner.token, 'it is aalto'))['messages']).toBe(1);
  });

  test('texts that begin with the term come first, then those with a word that does', async () => {
    const { group, owner } = scene;
    await server.run(async ({ db }) => {
      for (const [firstName, lastName] of [
        ['Ola', 'Wolimar'],
        ['Ada', 'Olimar'],
        ['Olimar', 'Young'],
      ] as const)
        await makeEmployee(db, { groupId: group.id, locationId: scene.here, firstName, lastName });
    });
    const { data } = await search(owner.token, 'olimar');
    expect(data.groups.people?.hits.map((hit) => hit.first_name)).toEqual(['Olimar', 'Ada', 'Ola']);
  });

  test('much like them are looked for only when nothing of any kind holds them as typed', async () => {
    const answer = await search(scene.owner.token, 'Zephirine Alto');
    expect(answer.data.alike).toBe(true);
    expect(answer.data.groups.people?.hits[0]).toMatchObject({ last_name: 'Aalto' });
    expect(answer.data.groups.messages?.total).toBe(0);
    expect((await search(scene.owner.token, 'Qwrtzp')).data).toMatchObject({
      alike: false,
      groups: { people: { total: 0 } },
    });
  });

  test('of Arabic are found with and without hamza, vowel signs and stretched letters', async () => {
    await server.run(({ db }) =>
      makeEmployee(db, { groupId: scene.group.id, locationId: scene.here, firstName: 'إِيمَان', lastName: 'فاطمة' }),
    );
    for (const term of ['ايمان', 'إيمان', 'فاطمه', 'فـاطمة'])
      expect((await search(scene.owner.token, term)).data.groups.people?.total, term).toBe(1);
  });

  test('incident 40 (CWE-89): signs of patterns and of statements are letters like any other', async () => {
    for (const term of ['%%', '__', '\\\\', "'; --"])
      expect(totals(await search(scene.owner.token, term))['people'], term).toBe(0);
  });

  test('of one letter, and terms of more than a hundred, are refused', async () => {
    for (const term of ['z', '  z ', 'z'.repeat(101)])
      expect((await search(scene.owner.token, term)).status, term).toBe(400);
  });
});

describe('telephone numbers', () => {
  const hire = (locationId: string, phone: string) =>
    server.run(({ db }) => makeEmployee(db, { groupId: scene.group.id, locationId, phone }));
  const found = async (token: string, term: string) =>
    (await search(token, term)).data.groups.people?.hits.map((hit) => hit.id);

  test('find a person however they are kept and however they are typed, with and without the country', async () => {
    const abroad = await hire(scene.here, '+44 (0)20 7946 0958');
    const home = await hire(scene.here, '020 7946-0321');
    for (const term of ['+44 20 7946 0958', '00442079460958', '020 7946 0958', '79460958', '٢٠٧٩٤٦٠٩٥٨'])
      expect(await found(scene.owner.token, term), term).toEqual([abroad.id]);
    for (const term of ['+44 20 7946 0321', '(020) 79.46.03.21'])
      expect(await found(scene.owner.token, term), term).toEqual([home.id]);
    expect((await found(scene.owner.token, '20 7946'))?.length).toBe(2);
    expect(await found(scene.owner.token, '+44 20 7946 0999')).toEqual([]);
  });

  test('find candidates and locations too, and leave what holds the digits as a word', async () => {
    const { group, owner, here } = scene;
    await server.run(async ({ db }) => {
      await db.query('update applications.application set phone = $1 where location_id = $2', ['0912 555 777', here]);
      await db.query('update core.brand set phone = $1 where id = $2', ['+351912555777', here]);
      await makeEmployee(db, { groupId: group.id, locationId: here, employeeNumber: '912555777' });
    });
    expect(totals(await search(owner.token, '(0912) 555-777'))).toMatchObject({
      people: 0,
      applications: 1,
      locations: 1,
    });
    expect(totals(await search(owner.token, '912555777'))).toMatchObject({ people: 1, applications: 1, locations: 1 });
  });

  test('of people whom the caller may not see find and count nothing', async () => {
    await hire(scene.there, '+351 933 111 222');
    expect((await found(scene.owner.token, '933111222'))?.length).toBe(1);
    const elsewhere = await holder(scene.here, ['VIEW_TEAM']);
    expect((await search(elsewhere.token, '933111222')).data.groups.people).toEqual({ total: 0, hits: [] });
  });
});

describe('rights', () => {
  test('for a kind that is not held leave it out of the answer', async () => {
    const planner = await holder(scene.group.id, ['VIEW_SCHEDULE', 'VIEW_TEAM']);
    expect(totals(await search(planner.token, 'zephyrine'))).toEqual({ people: 2, shifts: 2 });
    const recruiter = await holder(scene.group.id, ['VIEW_APPLICATIONS', 'VIEW_JOBS']);
    expect(totals(await search(recruiter.token, 'zephyrine'))).toEqual({ applications: 2, jobs: 2 });
  });

  test('at a location show and count nothing of another one', async () => {
    const all = [
      'VIEW_TEAM',
      'VIEW_APPLICATIONS',
      'VIEW_JOBS',
      'VIEW_BRAND',
      'VIEW_SCHEDULE',
      'VIEW_MESSAGES',
    ] as const;
    const answer = await search((await holder(scene.here, all)).token, 'zephyrine');
    expect(totals(answer)).toEqual({ people: 1, applications: 1, jobs: 1, locations: 1, shifts: 1, messages: 1 });
    expect(places(answer)).toEqual([scene.here]);
    const foreign = await search((await holder(scene.here, all)).token, 'bello');
    expect(foreign.data).toMatchObject({ alike: false, groups: { people: { total: 0 }, messages: { total: 0 } } });
  });

  test('that hold in different places for different kinds are kept apart', async () => {
    const person = await server.run((work) =>
      makeEmployer(
        work,
        { brandId: scene.here, as: ['VIEW_TEAM'] },
        { brandId: scene.there, as: ['VIEW_APPLICATIONS'] },
      ),
    );
    const { data } = await search(person.token, 'zephyrine');
    expect(data.groups.people?.hits.map((hit) => hit.location_id)).toEqual([scene.here]);
    expect(data.groups.applications?.hits.map((hit) => hit.location_id)).toEqual([scene.there]);
  });

  test('for a department show its people and their shifts only', async () => {
    const kitchen = await holder(scene.group.id, ['VIEW_TEAM', 'VIEW_SCHEDULE'], ['KITCHEN']);
    expect(totals(await search(kitchen.token, 'zephyrine'))).toEqual({ people: 0, shifts: 0 });
    const bar = await holder(scene.group.id, ['VIEW_TEAM', 'VIEW_SCHEDULE'], ['BAR', 'KITCHEN']);
    expect(totals(await search(bar.token, 'zephyrine'))).toEqual({ people: 2, shifts: 2 });
  });

  test('are needed: candidates, employees and other groups are told that there is nothing here', async () => {
    for (const { token } of [scene.candidate, scene.othersOwner])
      expect((await search(token, 'zephyrine')).status).toBe(404);
  });

  test('incident 29 (CWE-863): even if every check failed, row security shows and counts nothing of another group', async () => {
    const { group, others } = scene;
    const forged = {
      brandId: group.id,
      groupId: group.id,
      nodes: [group.id],
      codes: null,
      holds: () => true,
    } as unknown as BrandGrant;
    const scope = { kind: 'tenant', groupIds: [others.id], userId: scene.othersOwner.userId } as const;
    const words = { words: ['zephyrine'], how: 'exact' } as const;
    const find = (grant: BrandGrant, groupIds: readonly string[]) =>
      server.run(({ db }) => searchPeople(db, grant, words, { offset: 0, limit: 5 }), { ...scope, groupIds });
    expect((await find(forged, [group.id])).total).toBeGreaterThan(0);
    expect(await find(forged, [others.id])).toEqual({ total: 0, hits: [] });
    // No group, and no place, is nothing and not everything.
    expect(await find(forged, [])).toEqual({ total: 0, hits: [] });
    expect(await find({ ...forged, nodes: [] as unknown as BrandGrant['nodes'] }, [group.id])).toEqual({
      total: 0,
      hits: [],
    });
  });
});

test('one kind comes by page, and the others are counted', async () => {
  const ask = (offset: string) => search(scene.owner.token, 'zephyrine', { kind: 'people', offset, limit: '1' });
  const pages = [await ask('0'), await ask('1'), await ask('2')];
  expect(pages.map(({ data }) => data.groups.people?.hits.map((hit) => hit.last_name))).toEqual([
    ['Aalto'],
    ['Bello'],
    [],
  ]);
  for (const page of pages) {
    expect(totals(page)).toMatchObject({ people: 2, jobs: 2, messages: 2 });
    expect(page.data.groups.jobs?.hits).toEqual([]);
  }
});

describe('names in other scripts', () => {
  beforeAll(async () => {
    await server.run(async ({ db }) => {
      for (const [firstName, lastName] of [
        ['يوسف', 'المصري'],
        ['Юлия', 'Щербакова'],
        ['Khadija', 'Benali'],
        ['Yusef', 'Masri'],
      ] as const)
        await makeEmployee(db, { groupId: scene.group.id, locationId: scene.here, firstName, lastName });
      await db.query('update applications.application set first_name = $1 where location_id = $2', [
        'Михаил',
        scene.here,
      ]);
      await db.query('update core.brand set name = $1 where id = $2', ['فندق مرجان', scene.here]);
    });
  });
  const people = async (term: string) =>
    (await search(scene.owner.token, term)).data.groups.people?.hits.map((hit) => hit.last_name);

  test('are found as they sound, from the third consonant on before they are whole', async () => {
    expect(await people('Youssef Almasri')).toEqual([]);
    expect(await people('Youssef El-Masri')).toEqual(['المصري']);
    expect(await people('shcherb')).toEqual(['Щербакова']);
    expect(await people('خديجة بن علي')).toEqual([]);
    expect(await people('خديجة')).toEqual(['Benali']);
    // One consonant is no sound, and two have to be the whole word.
    expect(await people('Yulia')).toEqual([]);
    expect(await people('Юсуф')).toEqual(['Masri', 'المصري']);
    expect(await people('خد')).toEqual([]);
  });

  test('within one script are found as they are written', async () => {
    expect(await people('Yousef Masri')).toEqual(['المصري']);
    expect(await people('Yusef Masri')).toEqual(['Masri', 'المصري']);
  });

  test('are found of candidates and locations too', async () => {
    expect(totals(await search(scene.owner.token, 'Mikhail'))).toMatchObject({ applications: 1 });
    expect(totals(await search(scene.owner.token, 'morjan'))).toMatchObject({ locations: 1 });
  });

  test('of people whom the caller may not see find and count nothing', async () => {
    const elsewhere = await holder(scene.there, ['VIEW_TEAM']);
    expect((await search(elsewhere.token, 'shcherb')).data.groups.people).toEqual({ total: 0, hits: [] });
  });
});
