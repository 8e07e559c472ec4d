import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { addRole, changeRole, listRoles, previewChange } from '../../contract/endpoints.ts';
import { NOT_YOURS_TO_GIVE, PREVIEW_STALE, ROLE_NAME_TAKEN } from '../../contract/failures.ts';
import { brandRole, preview } from '../../contract/schemas.ts';
import type { BrandRole } from '../../contract/schemas.ts';
import { RoleEditor } from './role-editor.tsx';

afterEach(cleanup);

const ROLE: BrandRole = {
  ...sampleAnswer(brandRole),
  id: '019a0000-0000-7000-8000-000000000001',
  built_in: false,
  name: 'Night manager',
  description: '',
  rights: [{ name: 'VIEW_JOBS', conditions: {} }],
  version: 3,
  archived: false,
  changeable: true,
};
const PATH = `/v1/brands/${LOCATION.id}/roles`;

/** The page of a role, or with null of a new one that is made from it. */
function open(role: BrandRole | null = null) {
  const calls = mockCalls([addRole, changeRole, listRoles, previewChange]);
  calls.answer(addRole, ROLE);
  calls.answer(changeRole, { ...ROLE, version: 4 });
  calls.answer(previewChange, { ...sampleAnswer(preview), version: 'looked-at' });
  return { calls, ...showPart(<RoleEditor role={role} base={role === null ? ROLE : null} />, { calls }) };
}

const name = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Name' });
const right = (label: string): HTMLInputElement => screen.getByRole('checkbox', { name: label });

test('a new role begins with the rights of another, under a name of its own', async () => {
  const { calls, address, user, fill } = open();
  expect(document.activeElement).toBe(name());
  expect([name().value, right('View job posts').checked, right('Manage job posts').checked]).toEqual(['', true, false]);
  await fill(name(), ' Bar manager ');
  await user.click(right('Manage job posts'));
  expect(screen.getByText('Added')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create role' }));
  await screen.findByText('Night manager created');
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: PATH,
      body: {
        name: 'Bar manager',
        description: '',
        rights: [
          { name: 'VIEW_JOBS', conditions: {} },
          { name: 'MANAGE_JOBS', conditions: {} },
        ],
        based_on: ROLE.id,
      },
    },
  ]);
  expect(address()).toContain(ROLE.id);
});

test('without a name and a right nothing is sent, and both are said', async () => {
  const { calls, user } = open();
  await user.click(right('View job posts'));
  await user.click(screen.getByRole('button', { name: 'Create role' }));
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert', { name: '' }).textContent).toBe('Select at least one permission.');
  expect(calls.sent).toEqual([]);
});

test('a refusal is told in words, with what the reader lacks, and nothing typed is lost', async () => {
  const { calls, user, fill } = open();
  calls.refuse(addRole, ROLE_NAME_TAKEN);
  await fill(name(), 'Bar manager');
  await user.click(screen.getByRole('button', { name: 'Create role' }));
  await screen.findByText('A role with this name already exists here. Use a different name.');
  calls.refuse(addRole, NOT_YOURS_TO_GIVE, { missing: ['VIEW_JOBS'] });
  await user.click(screen.getByRole('button', { name: 'Create role' }));
  await screen.findByText(/Permissions you don’t have: View job posts/);
  expect(name().value).toBe('Bar manager');
});

test('a change is looked at before it is saved for everybody', async () => {
  const { calls, user, fill } = open(ROLE);
  const look = screen.getByRole<HTMLButtonElement>('button', { name: 'Review changes' });
  expect(look.disabled).toBe(true);
  await fill(name(), 'Night and bar');
  await user.click(right('Manage job posts'));
  await user.click(look);
  const dialog = await screen.findByRole('dialog', { name: 'Review changes' });
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save for everyone' });
  await waitFor(() => expect(save.disabled).toBe(false));
  await user.click(save);
  await screen.findByText('Night manager saved');
  expect(calls.sent.filter(({ method }) => method === 'PUT')).toEqual([
    {
      method: 'PUT',
      path: `${PATH}/${ROLE.id}`,
      body: {
        name: 'Night and bar',
        description: '',
        rights: [
          { name: 'VIEW_JOBS', conditions: {} },
          { name: 'MANAGE_JOBS', conditions: {} },
        ],
        version: 3,
        preview_version: 'looked-at',
      },
    },
  ]);
});

test('what is out of date is looked at again before it can be saved', async () => {
  const { calls, user } = open(ROLE);
  calls.refuse(changeRole, PREVIEW_STALE);
  await user.click(right('Manage job posts'));
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save for everyone' });
  await waitFor(() => expect(save.disabled).toBe(false));
  await user.click(save);
  const again = await within(dialog).findByRole('button', { name: 'Review again' });
  expect(save.disabled).toBe(true);
  await user.click(again);
  await waitFor(() => expect(save.disabled).toBe(false));
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(right('Manage job posts').checked).toBe(true);
});

test('what was changed can be taken back', async () => {
  const { user, fill } = open(ROLE);
  await fill(name(), 'Bar');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(name().value).toBe('Night manager');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('who may not change a role looks at it and changes nothing', () => {
  open({ ...ROLE, changeable: false });
  expect(screen.getByText(/You can’t edit this role/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull();
  expect(right('View job posts').disabled).toBe(true);
});
