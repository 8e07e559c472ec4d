import { listRoles } from '@hearth/domains/access/contract';
import { searchBrands } from '@hearth/domains/core/contract';
import type { MockCalls } from '@hearth/testing/mock-calls';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { INVALID_INPUT } from '@hearth/kit/failure';
import { afterEach, expect, test, vi } from 'vitest';
import { changeGroupRight, listDirectoryGroups } from '../../contract/group-endpoints.ts';
import { z } from 'zod';
import type { Group } from './tie-group.tsx';
import { TieGroup } from './tie-group.tsx';

afterEach(cleanup);

const SAMPLE = sampleAnswer(listDirectoryGroups.schemas.answer ?? z.never()) as { groups: [Group] };
const GROUP: Group = { ...SAMPLE.groups[0], name: 'Managers', gives: null };
const PATH = `/v1/brands/${LOCATION.groupId}/directory_groups/${GROUP.id}/right`;

function open(group: Group = GROUP) {
  const calls = mockCalls([changeGroupRight, listRoles, searchBrands]);
  calls.answer(changeGroupRight, { changed: true });
  const onClose = vi.fn();
  return { calls, onClose, ...showPart(<TieGroup group={group} onClose={onClose} />, { calls }) };
}

/** What was sent but searches. */
const changesIn = ({ sent }: MockCalls) => sent.filter(({ method }) => method === 'PUT');
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

test('a group that is to give something says which role', async () => {
  const { calls, user } = open();
  await user.click(screen.getByRole('switch'));
  await user.click(save());
  await screen.findByText('Select a role.');
  expect(changesIn(calls)).toEqual([]);
});

test('a tie is taken back whole', async () => {
  const gives = { role: 'SCHEDULER', brand_id: LOCATION.groupId, brand_name: 'Lumen' };
  const { calls, onClose, user } = open({ ...GROUP, gives });
  await user.click(screen.getByRole('switch'));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(changesIn(calls)).toEqual([{ method: 'PUT', path: PATH, body: { gives: null } }]);
});

test('a refusal of the role is told above and at its field, and the dialog stays', async () => {
  const gives = { role: 'SCHEDULER', brand_id: LOCATION.groupId, brand_name: 'Lumen' };
  const { calls, onClose, user } = open({ ...GROUP, gives });
  calls.refuse(changeGroupRight, INVALID_INPUT, {
    fields: [{ field: 'gives.role', rule: 'known_role', message: 'must be one of the roles' }],
  });
  await user.click(save());
  await screen.findByText('This isn’t available here. Select another one.');
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
