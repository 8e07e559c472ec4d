import { INTERNAL } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { joinTeam, listOwnApplications, withdraw } from '../../contract/endpoints.ts';
import { APPLICATION_ENDED } from '../../contract/failures.ts';
import { ownApplication } from '../../contract/schemas.ts';
import type { OwnApplication } from '../../contract/schemas.ts';
import { OwnApplications } from './own-applications.tsx';

afterEach(cleanup);

const OWN: OwnApplication = {
  ...sampleAnswer(ownApplication),
  job_title: 'Waiter',
  employer_name: 'Lumen',
  stage: 'INTERVIEW',
  stages: ['NEW', 'SCREEN', 'INTERVIEW', 'OFFER', 'HIRED'],
  step_names: null,
  can_withdraw: true,
  can_join: false,
  unread: 2,
};

/** What a candidate sees of their applications. */
function open(...applications: OwnApplication[]) {
  const calls = mockCalls([listOwnApplications, withdraw, joinTeam]);
  calls.answer(listOwnApplications, { applications, total: applications.length });
  return { calls, ...showPart(<OwnApplications />, { calls, brand: null }) };
}

test('it says how far each has come, and leads to its messages', async () => {
  open(OWN);
  await screen.findByRole('heading', { name: 'Waiter' });
  expect(screen.getByText('Stage 3 of 5: Interview')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Messages/ }).getAttribute('href')).toBe(`/messages/${OWN.id}`);
});

test('a step is called as the employer calls it, where they show that', async () => {
  open({ ...OWN, step_names: { en: 'Coffee with the chef' } });
  await screen.findByText(/^Stage 3 of .*: Coffee with the chef$/);
});

test('one is withdrawn after a question', async () => {
  const { calls, user } = open(OWN);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw this application?' });
  expect(calls.sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Application withdrawn');
  expect(calls.sent).toEqual([{ method: 'POST', path: `/v1/my/applications/${OWN.id}/withdraw`, body: undefined }]);
});

test('Escape keeps it; a refusal is told in words', async () => {
  const { calls, user, escape } = open(OWN);
  calls.refuse(withdraw, APPLICATION_ENDED);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await screen.findByRole('alertdialog');
  await escape();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  const told = screen.getByRole('region', { name: 'Notifications' });
  await waitFor(() => expect(told.textContent).not.toBe(''));
  expect(told.textContent).not.toContain('Application withdrawn');
});

test('whoever is hired joins the team; whose way has ended has nothing to withdraw', async () => {
  const { calls, user } = open({ ...OWN, stage: 'HIRED', can_join: true, can_withdraw: false });
  await user.click(await screen.findByRole('button', { name: 'Join team' }));
  await screen.findByText('You’ve joined the team');
  expect(calls.sent).toMatchObject([{ method: 'POST' }]);
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('without any it leads to the jobs; what cannot be read is read again on wish', async () => {
  const { calls } = open();
  expect((await screen.findByRole('link', { name: 'View open jobs' })).getAttribute('href')).toBe('/careers');
  cleanup();
  calls.refuse(listOwnApplications, INTERNAL);
  const { user } = showPart(<OwnApplications />, { calls, brand: null });
  const again = await screen.findByRole('button');
  calls.answer(listOwnApplications, { applications: [OWN], total: 1 });
  await user.click(again);
  await screen.findByRole('heading', { name: 'Waiter' });
});
