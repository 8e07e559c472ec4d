import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { addKit, invite, listInterviewsOf, listPanelists, undoInvite } from '../../contract/endpoints.ts';
import { interview } from '../../contract/schemas.ts';
import { ApplicationInterviews } from './application-interviews.tsx';

afterEach(cleanup);

const APPLICATION = '019a0000-0000-7000-8000-000000000001';
const ELSEWHERE = { id: '019a0000-0000-7000-8000-000000000002', name: 'Harbour House Porto' };
const KIT = { id: '019a0000-0000-7000-8000-000000000003', name: 'First talk', kind: 'IN_PERSON' as const };
const PANELIST = { user_id: '019a0000-0000-7000-8000-000000000004', name: 'Léa Martin' };
const MADE = { ...sampleAnswer(interview), state: 'INVITED' as const, candidate_name: 'Rui Alves' };

function open(kits: (typeof KIT)[] = []) {
  const calls = mockCalls([addKit, invite, listInterviewsOf, listPanelists, undoInvite]);
  calls.answer(listInterviewsOf, {
    interviews: [],
    kits,
    location: ELSEWHERE,
    candidate_name: 'Rui Alves',
    is_open: true,
  });
  calls.answer(listPanelists, { people: [PANELIST] });
  calls.answer(invite, { interview: MADE, moved: true });
  calls.answer(undoInvite, { ...MADE, state: 'CANCELLED' });
  return { calls, ...showPart(<ApplicationInterviews applicationId={APPLICATION} />, { calls }) };
}

test('without a kit an invitation goes out with two presses, and one undo takes it back', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
  expect(await screen.findByText(/at Harbour House Porto/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.sent).toHaveLength(2));
  expect(calls.sent).toMatchObject([
    {
      path: `/v1/brands/${LOCATION.id}/applications/${APPLICATION}/interviews`,
      body: { own: { kind: 'IN_PERSON', minutes: 30, details: '' } },
    },
    { path: `/v1/brands/${LOCATION.id}/interviews/${MADE.id}/undo_invite` },
  ]);
});

test('a kit is set up on the way, at the location of the candidate', async () => {
  const { calls, user, fill } = open([KIT]);
  await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Add interview kit/ }));
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Second talk');
  await user.click(await screen.findByRole('checkbox', { name: PANELIST.name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.sent).toMatchObject([
      { path: `/v1/brands/${ELSEWHERE.id}/interview_kits`, body: { name: 'Second talk' } },
    ]),
  );
});
