import { seedChecks } from '@hearth/domains/compliance/seed';
import { seedDeals } from '@hearth/domains/deals/seed';
import { seedPublications, seedTeamView } from '@hearth/domains/scheduling/seed';
import { SYSTEM } from '@hearth/platform/database';
import type { Application } from '../application.ts';
import { seedAgreements } from './agreements.ts';
import { seedHiring } from './applications.ts';
import { startOfWeek, plusDays } from './days.ts';
import { seedChances } from './fairness.ts';
import { demoPasswordHash, requireId, seedGroup } from './group.ts';
import { seedJobs } from './jobs.ts';
import { seedLeave } from './leave.ts';
import { seedTimeClock } from './punches.ts';
import { chooseLessonPeople, seedLessonTimes, withLessons } from './lessons.ts';
import { seedNews } from './announcements.ts';
import { seedPastDemand, seedTemplates } from './rosters.ts';
import { seedJourneys } from './onboarding.ts';
import { seedPapers } from './papers.ts';
import { seedRightToWork } from './eligibility.ts';
import { seedSkills } from './skills.ts';
import { seedAbsences, seedShifts, seedTeam, unassignSome, planWeek } from './team.ts';
import { seedTimesheets } from './timesheets.ts';
import { seedVoice } from './surveys.ts';

const PUBLISHED_WEEKS = 8;

/** Fills an empty database with the demonstration group. */
export async function seed(application: Application, say: (line: string) => void): Promise<void> {
  const { runner, tools } = application;
  const started = performance.now();
  say('Filling the empty database with the demonstration group …');
  const today = tools.clock.now().toISOString().slice(0, 10);
  const thisWeek = startOfWeek(tools.clock.now());
  const draftWeek = plusDays(thisWeek, 7);
  const passwordHash = await demoPasswordHash();
  const { group, workers } = await runner.run(SYSTEM, async (work) => {
    const made = await seedGroup(work, passwordHash);
    return { group: made, workers: await seedTeam(work, made, today) };
  });
  for (let week = 1 - PUBLISHED_WEEKS; week <= 0; week += 1) {
    const monday = plusDays(thisWeek, week * 7);
    await runner.run(SYSTEM, (work) => seedShifts(work, group, planWeek(workers, monday)));
  }
  const lessons = chooseLessonPeople(group, workers);
  const taught = Object.values(lessons);
  const drafts = withLessons(unassignSome(planWeek(workers, draftWeek), draftWeek, taught), lessons, draftWeek);
  await runner.run(SYSTEM, (work) => seedShifts(work, group, drafts));
  await runner.run(SYSTEM, async (work) => {
    const days = { from: plusDays(thisWeek, (1 - PUBLISHED_WEEKS) * 7), to: plusDays(thisWeek, 6) };
    await seedPublications(work.db, group.groupId, days, {
      at: tools.clock.now(),
      userId: requireId(group.people, 'leonor'),
    });
    await seedTeamView(work, { groupId: group.groupId, userId: requireId(group.people, 'leonor') });
    await seedAbsences(work, group, workers, draftWeek, taught);
    await seedLessonTimes(work, group, lessons, { monday: draftWeek, rows: drafts });
  });
  await runner.run(SYSTEM, (work) =>
    seedDeals(work, {
      locationId: requireId(group.places, 'HH-001'),
      managerId: requireId(group.people, 'leonor'),
    }),
  );
  await runner.run(SYSTEM, async (work) => {
    await seedNews(work, group);
    await seedVoice(work, group, thisWeek);
    await seedChances(work, group);
    await seedTemplates(work, group, thisWeek);
    await seedPastDemand(work, group, today);
    await seedLeave(work, group, workers, thisWeek);
    await seedTimeClock(work, group, workers);
    await seedJourneys(work, group, workers, today);
  });
  await runner.run(SYSTEM, (work) => seedTimesheets(work, group, thisWeek));
  await seedSkills(application, group, workers, today);
  await seedPapers(application, group, workers, today);
  await seedRightToWork(application, group, workers, today);
  await seedAgreements(application, group, workers);
  const jobs = await seedJobs(application, group, today);
  await runner.run(SYSTEM, (work) => seedHiring(work, group, jobs));
  await runner.run(SYSTEM, seedChecks);
  say(
    `Seeded in ${((performance.now() - started) / 1000).toFixed(1)} s: 12 locations, ${workers.length} people, ${jobs.length} jobs, 600 applications.`,
  );
}
