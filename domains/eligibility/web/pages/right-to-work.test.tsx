import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { decideWorkCase, getWorkCase, listWorkCases, openStatement } from '../../contract/endpoints.ts';
import { listMyWorkCases, stateMyStatus } from '../../contract/own-endpoints.ts';
import { CaseDrawer } from '../components/case-drawer.tsx';
import { anOwnCase, aWorkCase } from '../components/eligibility.fixture.ts';
import { Queue } from '../components/queue.tsx';
import { Component } from './my-right-to-work.tsx';

afterEach(cleanup);

const NO_CASES = {
  EXPIRED: 0,
  TO_CHECK: 0,
  WITH_EMPLOYEE: 0,
  NOT_STARTED: 0,
  FOLLOW_UP_DUE: 0,
  CONFIRMED: 0,
  NOT_NEEDED: 0,
};

test('an employee chooses their status and signs it', async () => {
  const calls = mockCalls([listMyWorkCases, stateMyStatus]);
  calls.answer(listMyWorkCases, { cases: [anOwnCase()] });
  calls.answer(stateMyStatus, anOwnCase());
  const { user } = showPart(<Component />, { calls });
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  await screen.findByText('Select what applies to you.');
  await user.click(screen.getByRole('radio', { name: 'Citizen of the United States' }));
  await user.type(screen.getByRole('textbox', { name: /Your full name/ }), 'Ana Lima');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Statement signed');
  expect(calls.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    status: 'CITIZEN',
    authorised_until: null,
    code: '',
    signed_name: 'Ana Lima',
    version: 1,
  });
});

test('what was sent back says why, and nobody is asked where nothing is to be shown', async () => {
  const calls = mockCalls([listMyWorkCases]);
  calls.answer(listMyWorkCases, { cases: [anOwnCase({ reason: 'The photo is blurred.' })] });
  showPart(<Component />, { calls });
  await screen.findByText('The photo is blurred.');
  cleanup();
  const none = mockCalls([listMyWorkCases]);
  none.answer(listMyWorkCases, { cases: [] });
  showPart(<Component />, { calls: none });
  await screen.findByText('No documents to show');
});

function openCase(more: Parameters<typeof aWorkCase>[0] = {}) {
  const calls = mockCalls([getWorkCase, decideWorkCase, openStatement]);
  calls.answer(getWorkCase, aWorkCase(more));
  calls.answer(decideWorkCase, aWorkCase({ standing: 'CONFIRMED' }));
  calls.answer(openStatement, { status: 'AUTHORISED', authorised_until: '2027-06-30', code: '' });
  return { calls, ...showPart(<CaseDrawer caseId={aWorkCase().id} onClose={() => undefined} />, { calls }) };
}

test('what was stated is shown on request alone', async () => {
  const { user } = openCase();
  await screen.findByText(/2 business days left/);
  expect(screen.queryByText('Another person authorised to work')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show statement' }));
  await screen.findByText('Another person authorised to work');
});

test('a manager signs a check with how they looked', async () => {
  const { calls, user } = openCase();
  await user.click(await screen.findByRole('button', { name: 'Record check' }));
  await user.click(await screen.findByRole('button', { name: 'Sign and confirm' }));
  await screen.findByText('Select how you checked.');
  await user.click(screen.getByRole('radio', { name: 'Originals seen in person' }));
  await user.type(screen.getByRole('textbox', { name: /Your full name/ }), 'Marta Reis');
  await user.click(screen.getByRole('button', { name: 'Sign and confirm' }));
  await screen.findByText('Check recorded');
  expect(calls.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    action: 'CONFIRMED',
    method: 'IN_PERSON',
    signed_name: 'Marta Reis',
    shown: [],
    version: 4,
  });
});

test('whoever is checked themselves finds nothing to decide', async () => {
  openCase({ may_decide: false });
  await screen.findByText('This is your own check. Another manager decides.');
  expect(screen.queryByRole('button', { name: 'Record check' })).toBeNull();
});

test('an empty queue leads whoever may choose to the settings', async () => {
  const calls = mockCalls([listWorkCases]);
  calls.answer(listWorkCases, { cases: [], next_cursor: null, counts: NO_CASES });
  showPart(<Queue onOpen={() => undefined} />, { calls });
  await screen.findByText('No checks yet');
  expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe('/settings/right-to-work');
  cleanup();
  showPart(<Queue onOpen={() => undefined} />, { calls, brand: { ...LOCATION, permissions: new Set(['VIEW_TEAM']) } });
  await screen.findByText('No checks yet');
  expect(screen.queryByRole('link', { name: 'Open settings' })).toBeNull();
});
