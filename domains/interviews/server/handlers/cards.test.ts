import { makeEmployer, makeGrant } from '@hearth/domains/access/factory';
import { createSessionFor } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import { inScope } from '@hearth/platform/database';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, describe, expect, test } from 'vitest';
import * as cards from '../../contract/card-endpoints.ts';
import type { ScorecardContent, ScorecardDraft } from '../../contract/card-schemas.ts';
import * as contract from '../../contract/endpoints.ts';
import { getInterviewFigures } from '../../contract/figure-endpoints.ts';
import { nudgeCards } from '../jobs/nudge-cards.ts';
import { openScene } from './interviews.fixture.ts';

const server = await startTestServer();
/** Monday; the interview is on Tuesday from ten to half past. */
const MONDAY = '2026-11-16T09:00:00Z';
const tuesday = (time: string): string => `2026-11-17T${time}:00.000Z`;
beforeEach(() => server.clock.set(MONDAY));

const CALM = { id: newId(), name: 'Calm under pressure', good: 'Sorts what comes first' };
const WARM = { id: newId(), name: 'Warm with guests', good: '' };

/** Signs somebody in anew: tokens do not live as long as these days. */
const tokenOf = (userId: string): Promise<string> =>
  server.run(async (work) => (await createSessionFor(work, userId)).access_token);

function content(step: 'NOT_AT_ALL' | 'FULLY', summary = ''): ScorecardContent {
  return {
    ratings: [
      { criterion_id: CALM.id, step, note: 'Dropped nothing' },
      { criterion_id: WARM.id, step: 'NOT_SEEN', note: '' },
    ],
    recommendation: step === 'FULLY' ? 'STRONG_YES' : 'STRONG_NO',
    summary,
  };
}

/** A booked interview that the boss and the chef hold together. */
async function openTalk(criteria = [CALM, WARM]) {
  const scene = await openScene(server);
  const { boss, chef, restaurant } = scene;
  const kitId = await scene.kit({ panel: [boss.userId, chef.userId], panel_rule: 'ALL', criteria });
  const application = await scene.apply();
  const link = await scene.invite(application.id, kitId);
  const body = { link, starts_at: tuesday('10:00'), same_host: false };
  const { id } = (await server.call(contract.bookInterview, { body })).data.interview;
  const params = { id: restaurant.here, interview_id: id };
  const { userId: outsiderId } = await scene.fresh();
  return {
    ...scene,
    kitId,
    application,
    link,
    params,
    outsiderId,
    read: async (userId: string) => server.call(cards.readCards, { params }, await tokenOf(userId)),
    keep: async (userId: string, draft: ScorecardDraft) =>
      server.call(cards.keepCard, { params, body: { draft } }, await tokenOf(userId)),
    send: async (userId: string, said: ScorecardContent) =>
      server.call(cards.sendCard, { params, body: { content: said } }, await tokenOf(userId)),
    change: async (userId: string, said: ScorecardContent, reason: string, version: number) =>
      server.call(cards.changeCard, { params, body: { content: said, reason, version } }, await tokenOf(userId)),
  };
}

describe('a card', () => {
  test('is asked for once the interview has begun, of nobody but its panel, and not of whoever did not come', async () => {
    const { boss, chef, outsiderId, params, send } = await openTalk();
    expect((await send(chef.userId, content('FULLY'))).refusal.code).toBe('CARD_NOT_ASKED');
    server.clock.set(tuesday('10:00'));
    expect((await send(outsiderId, content('FULLY'))).refusal.code).toBe('CARD_NOT_ASKED');
    expect((await send(chef.userId, content('FULLY'))).status).toBe(200);
    await server.call(contract.noteOutcome, { params, body: { outcome: 'NO_SHOW' } }, await tokenOf(boss.userId));
    expect((await send(boss.userId, content('FULLY'))).refusal.code).toBe('CARD_NOT_ASKED');
  });

  test('is not asked for by a kit without criteria', async () => {
    const { chef, params, send, read } = await openTalk([]);
    server.clock.set(tuesday('10:00'));
    expect((await send(chef.userId, { ...content('FULLY'), ratings: [] })).refusal.code).toBe('CARD_NOT_ASKED');
    expect((await read(chef.userId)).status).toBe(404);
    const day = await server.call(
      contract.listInterviews,
      { params: { id: params.id }, query: { date: '2026-11-17' } },
      await tokenOf(chef.userId),
    );
    expect(day.data.interviews.map((one) => one.cards)).toEqual([null]);
  });

  test('says something about each criterion, once', async () => {
    const { chef, send } = await openTalk();
    server.clock.set(tuesday('10:00'));
    const { ratings, ...rest } = content('FULLY');
    for (const wrong of [
      ratings.slice(1),
      [...ratings, ...ratings.slice(1)],
      [{ ...ratings[0], criterion_id: newId() }],
    ])
      expect((await send(chef.userId, { ...rest, ratings: wrong as typeof ratings })).refusal.code).toBe(
        'CARD_NOT_COMPLETE',
      );
  });

  test('is kept while it is written, for its author alone, and gone once it is sent', async () => {
    const { boss, chef, keep, read, send } = await openTalk();
    server.clock.set(tuesday('10:10'));
    const draft: ScorecardDraft = {
      ratings: [{ criterion_id: CALM.id, step: null, note: 'Half a thought' }],
      recommendation: null,
      summary: '',
    };
    await keep(chef.userId, { ...draft, summary: 'older' });
    expect((await keep(chef.userId, draft)).status).toBe(200);
    expect((await read(chef.userId)).data.own).toEqual({ version: 0, sent: null, draft });
    const other = (await read(boss.userId)).data;
    expect(other.own?.draft).toBeNull();
    expect(JSON.stringify(other)).not.toContain('Half a thought');
    expect((await send(chef.userId, content('FULLY'))).data.own).toEqual({
      version: 1,
      sent: content('FULLY'),
      draft: null,
    });
  });

  test('is sent once, also by two windows at the same moment', async () => {
    const { chef, send } = await openTalk();
    server.clock.set(tuesday('10:30'));
    const both = await Promise.all([send(chef.userId, content('FULLY')), send(chef.userId, content('NOT_AT_ALL'))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await send(chef.userId, content('FULLY'))).refusal.code).toBe('CARD_SENT');
  });

  test('is changed with a reason, and what it said before is kept and shown', async () => {
    const { chef, send, change } = await openTalk();
    server.clock.set(tuesday('10:30'));
    expect((await change(chef.userId, content('FULLY'), 'Early', 1)).refusal.code).toBe('CARD_NOT_SENT');
    await send(chef.userId, content('NOT_AT_ALL'));
    expect((await change(chef.userId, content('FULLY'), ' ', 1)).status).toBe(400);
    const { data } = await change(chef.userId, content('FULLY'), 'Mixed two people up', 1);
    expect(data.cards).toMatchObject([
      {
        user_id: chef.userId,
        now: { version: 2, reason: 'Mixed two people up', content: content('FULLY') },
        before: [{ version: 1, reason: '', content: content('NOT_AT_ALL') }],
      },
    ]);
    expect(data.history.map(({ deed, user_id: id }) => [deed, id])).toEqual([
      ['SENT', chef.userId],
      ['CHANGED', chef.userId],
    ]);
    expect((await change(chef.userId, content('FULLY'), 'From another window', 1)).refusal.code).toBe('CARD_CHANGED');
  });

  test('keeps the criteria of the moment when its interview began', async () => {
    const { boss, chef, kitId, params, read } = await openTalk();
    const judgeBy = async (criteria: (typeof CALM)[]) => {
      const token = await tokenOf(boss.userId);
      const { data } = await server.call(contract.listKits, { params: { id: params.id } }, token);
      const kit = data.kits.find(({ id }) => id === kitId);
      if (kit === undefined) throw new Error('no kit');
      const { id: _id, location_id: _place, location_name: _name, version, people: _people, ...rest } = kit;
      await server.call(
        contract.changeKit,
        { params: { id: params.id, kit_id: kitId }, body: { content: { ...rest, criteria }, version } },
        token,
      );
    };
    await judgeBy([WARM]);
    server.clock.set(tuesday('10:00'));
    await judgeBy([CALM, WARM]);
    expect((await read(chef.userId)).data.criteria).toEqual([WARM]);
  });
});

describe('what others wrote', () => {
  test('is hidden from everybody on the panel until they have sent their own, whatever their rights and however late', async () => {
    const { boss, chef, read, send } = await openTalk();
    server.clock.set(tuesday('10:30'));
    await send(chef.userId, content('NOT_AT_ALL', 'Only for later'));
    for (const moment of [tuesday('10:30'), '2026-11-27T10:30:00.000Z']) {
      server.clock.set(moment);
      const blind = (await read(boss.userId)).data;
      expect(blind.cards).toBeNull();
      expect(blind.panel.map(({ sent_at: sent }) => sent !== null)).toEqual(
        blind.panel.map(({ user_id: id }) => id === chef.userId),
      );
      expect(JSON.stringify(blind)).not.toMatch(/NOT_AT_ALL|STRONG_NO|Only for later/);
    }
    const seeing = (await send(boss.userId, content('FULLY'))).data;
    expect(seeing.cards?.map(({ now }) => now.content.recommendation).toSorted()).toEqual(['STRONG_NO', 'STRONG_YES']);
  });

  test('is not told by the list, which says how many have sent and whether one’s own is wanted', async () => {
    const { boss, chef, outsiderId, params, send } = await openTalk();
    server.clock.set(tuesday('10:30'));
    await send(chef.userId, content('NOT_AT_ALL'));
    const listed = async (userId: string) =>
      (
        await server.call(
          contract.listInterviews,
          { params: { id: params.id }, query: { date: '2026-11-17' } },
          await tokenOf(userId),
        )
      ).data.interviews[0]?.cards;
    expect(await listed(boss.userId)).toEqual({ sent: 1, of: 2, own: 'WANTED' });
    expect(await listed(chef.userId)).toEqual({ sent: 1, of: 2, own: 'SENT' });
    expect(await listed(outsiderId)).toEqual({ sent: 1, of: 2, own: 'NONE' });
  });

  test('is seen by a manager outside the panel when all have sent, or when their time is up', async () => {
    const first = await openTalk();
    server.clock.set(tuesday('10:30'));
    await first.send(first.chef.userId, content('NOT_AT_ALL'));
    const early = (await first.read(first.outsiderId)).data;
    expect([early.cards, early.own, early.opens_at]).toEqual([null, null, '2026-11-20T10:30:00.000Z']);
    await first.send(first.boss.userId, content('FULLY'));
    expect((await first.read(first.outsiderId)).data.cards).toHaveLength(2);

    server.clock.set(MONDAY);
    const second = await openTalk();
    server.clock.set(tuesday('10:30'));
    await second.send(second.chef.userId, content('NOT_AT_ALL'));
    server.clock.set('2026-11-20T10:29:59Z');
    expect((await second.read(second.outsiderId)).data.cards).toBeNull();
    server.clock.set('2026-11-20T10:30:00Z');
    expect((await second.read(second.outsiderId)).data.cards).toHaveLength(1);
  });

  test('is never seen by the candidate: not with the link, not with a right', async () => {
    const { application, boss, chef, link, params, read, send, restaurant } = await openTalk();
    server.clock.set(tuesday('10:30'));
    await send(chef.userId, content('NOT_AT_ALL', 'Not for them'));
    await send(boss.userId, content('FULLY'));
    expect((await read(application.userId)).status).toBe(404);
    const opened = await server.call(contract.openInterview, { body: { link } });
    expect(opened.status).toBe(200);
    expect(JSON.stringify(opened.data)).not.toMatch(/cards|criteria|Not for them/);
    await server.run((work) =>
      makeGrant(work, application.userId, { brandId: restaurant.groupId, as: ['VIEW_APPLICATIONS'] }),
    );
    expect((await read(application.userId)).status).toBe(404);
    expect((await send(application.userId, content('FULLY'))).status).toBe(404);
    const token = await tokenOf(application.userId);
    const list = await server.call(
      contract.listInterviewsOf,
      { params: { id: params.id, application_id: application.id } },
      token,
    );
    expect(list.data.interviews.map((one) => one.cards)).toEqual([null]);
  });

  test('is out of reach for whoever sees no applications there', async () => {
    const { params, restaurant } = await openTalk();
    server.clock.set(tuesday('10:30'));
    const there = await server.run((work) =>
      makeEmployer(work, { brandId: restaurant.there, as: ['VIEW_APPLICATIONS'] }),
    );
    expect((await server.call(cards.readCards, { params }, there.token)).status).toBe(403);
    const elsewhere = { ...params, id: restaurant.there };
    expect((await server.call(cards.readCards, { params: elsewhere }, there.token)).status).toBe(404);
  });

  test('is kept by the database itself from the blind and from the candidate, and nobody writes in another’s name or over it', async () => {
    const { application, boss, chef, outsiderId, params, restaurant, send, keep } = await openTalk();
    server.clock.set(tuesday('10:30'));
    await keep(boss.userId, { ratings: [], recommendation: null, summary: 'Mine' });
    await send(chef.userId, content('NOT_AT_ALL'));
    const as = (userId: string | null, statement: string) =>
      server.run(({ db }) =>
        inScope(db, { kind: 'tenant', groupIds: [restaurant.groupId], userId }, (tx) => tx.query(statement)),
      );
    const count = async (userId: string | null, table: string) =>
      (await as(userId, `select 1 from interviews.${table} where interview_id = '${params.interview_id}'`)).length;
    expect(await count(chef.userId, 'card_version')).toBe(1);
    expect(await count(outsiderId, 'card_version')).toBe(1);
    expect(await count(boss.userId, 'card_version')).toBe(0);
    expect(await count(application.userId, 'card_version')).toBe(0);
    expect(await count(null, 'card_version')).toBe(0);
    expect(await count(boss.userId, 'card_draft')).toBe(1);
    expect(await count(outsiderId, 'card_draft')).toBe(0);
    const forged = `insert into interviews.card_version (interview_id, author_id, version, group_id, content, reason, at)
      values ('${params.interview_id}', '${boss.userId}', 1, '${restaurant.groupId}', '{}', '', now())`;
    await expect(as(outsiderId, forged)).rejects.toThrow(/row-level security/);
    for (const table of ['card_version', 'card_event'])
      await expect(as(chef.userId, `delete from interviews.${table}`)).rejects.toThrow(/permission denied/);
    await send(boss.userId, content('FULLY'));
    expect(await count(boss.userId, 'card_version')).toBe(2);
  });
});

describe('a reminder', () => {
  const sweep = async (): Promise<void> => {
    await nudgeCards.run({}, server.application.runner.free(new AbortController().signal));
    await server.settle();
  };
  const remindersTo = async (userId: string): Promise<number> => {
    const rows = await server.run(({ db }) =>
      db.query(
        `select 1 from notices.notice where kind = 'hiring.scorecardDue' and title like 'Scorecard due:%'
          and link = '/hiring/interviews?date=2026-11-17' and user_id = $1`,
        [userId],
      ),
    );
    return rows.length;
  };

  test('goes to whoever has not sent theirs, an hour and a day after the interview, each once', async () => {
    const { boss, chef, read, send } = await openTalk();
    server.clock.set(tuesday('10:30'));
    await send(chef.userId, content('FULLY'));
    server.clock.set(tuesday('11:29'));
    await sweep();
    expect(await remindersTo(boss.userId)).toBe(0);
    server.clock.set(tuesday('11:30'));
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect([await remindersTo(boss.userId), await remindersTo(chef.userId)]).toEqual([1, 0]);
    server.clock.set('2026-11-18T10:30:00Z');
    await sweep();
    await sweep();
    expect(await remindersTo(boss.userId)).toBe(2);
    const { history } = (await read(boss.userId)).data;
    expect(history.map(({ deed, user_id: id }) => [deed, id === boss.userId])).toEqual([
      ['SENT', false],
      ['REMINDED', true],
      ['REMINDED', true],
    ]);
  });

  test('goes to nobody who may no longer see the application', async () => {
    const { boss, chef } = await openTalk();
    await server.run(({ db }) => db.query(`delete from access."grant" where user_id = $1`, [chef.userId]));
    server.clock.set(tuesday('11:30'));
    await sweep();
    expect([await remindersTo(boss.userId), await remindersTo(chef.userId)]).toEqual([1, 0]);
  });
});

describe('the figures', () => {
  test('tell how long people waited for an invitation and an interview, and how many cards that were due are sent', async () => {
    const scene = await openTalk();
    const { params, boss, chef, restaurant, send } = scene;
    await scene.apply();
    const figures = async (userId: string) =>
      (await server.call(getInterviewFigures, { params: { id: restaurant.here }, query: {} }, await tokenOf(userId)))
        .data;
    server.clock.set(tuesday('10:20'));
    expect(await figures(boss.userId)).toMatchObject({ applied: 2, held: { people: 0 }, cards: { due: 0, sent: 0 } });
    server.clock.set(tuesday('11:00'));
    await server.call(contract.noteOutcome, { params, body: { outcome: 'DONE' } }, await tokenOf(boss.userId));
    await send(chef.userId, content('FULLY'));
    const told = await figures(boss.userId);
    expect(told).toMatchObject({ applied: 2, invited: { people: 1, median_days: 0 }, cards: { due: 2, sent: 1 } });
    // From Monday at nine to Tuesday at ten in Lisbon, which is on Greenwich's clock in winter.
    expect(told.held).toMatchObject({ people: 1, median_days: 25 / 24 });
    expect(told.places).toMatchObject([{ location_id: restaurant.here, applied: 2, cards: { due: 2, sent: 1 } }]);
    expect(told.panel?.map((one) => [one.user_id, one.sent])).toEqual([
      [boss.userId, 0],
      [chef.userId, 1],
    ]);
  });

  test('of single people are for who manages applications', async () => {
    const { restaurant } = await openTalk();
    const watcher = await restaurant.managerWith(['VIEW_APPLICATIONS']);
    const call = { params: { id: restaurant.here }, query: {} };
    expect((await server.call(getInterviewFigures, call, watcher.token)).data.panel).toBeNull();
  });
});
