import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import {
  placeWeekTemplate,
  archiveWeekTemplate,
  listWeekTemplates,
  renameWeekTemplate,
  saveWeekTemplate,
} from '../../contract/endpoints.ts';
import { WEEK_TEMPLATE_NAME_TAKEN } from '../../contract/failures.ts';
import type { AppliedTemplate, WeekTemplate } from '../../contract/week-template-schemas.ts';
import { Templates } from './templates.tsx';

afterEach(cleanup);

const HERE = '019a0000-0000-7000-8000-000000000001';
const BRAND = '019a0000-0000-7000-8000-000000000002';
const BAR = '019a0000-0000-7000-8000-000000000003';
const TEMPLATE: WeekTemplate = {
  id: '019a0000-0000-7000-8000-000000000004',
  brand_id: HERE,
  brand_name: 'Harbour House',
  name: 'Winter',
  weeks: 2,
  starts_on: '2026-11-16',
  shift_count: 14,
  person_count: 9,
  version: 3,
  updated_at: '2026-11-16T12:00:00.000Z',
  can_edit: true,
};
const SHARED: WeekTemplate = {
  ...TEMPLATE,
  id: BAR,
  brand_id: BRAND,
  brand_name: 'Harbour Group',
  name: 'House style',
  weeks: 1,
  person_count: 0,
  can_edit: false,
};
const REPORT: AppliedTemplate = {
  shifts: [],
  conflicts: [],
  answers: [],
  versions: [],
  created_count: 3,
  opened_count: 1,
  removed_ids: [],
  skipped: [],
  template_week: 2,
  version: 7,
};

function open() {
  const calls = mockCalls([
    listWeekTemplates,
    saveWeekTemplate,
    renameWeekTemplate,
    archiveWeekTemplate,
    placeWeekTemplate,
  ]);
  const places = [
    { id: HERE, name: 'Harbour House' },
    { id: BRAND, name: 'Harbour Group' },
  ];
  calls.answer(listWeekTemplates, { templates: [SHARED, TEMPLATE], places });
  calls.answer(placeWeekTemplate, REPORT);
  const [onClose, takeIn, own] = [vi.fn(), vi.fn(), vi.fn()];
  const week = {
    locationId: HERE,
    locationName: 'Harbour House',
    week: '2026-11-23',
    positions: [{ id: BAR, name: 'Bartender' }],
    choices: { people: [], positions: [] },
    narrow: false,
    onCopy: () => undefined,
    own,
    takeIn,
  };
  return { calls, onClose, takeIn, own, ...showPart(<Templates week={week} onClose={onClose} />, { calls }) };
}

const press = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test('nothing is put onto a week before it was seen what would come of it; then the editor takes it in', async () => {
  const { user, calls, takeIn, own, onClose } = open();
  await user.click(await screen.findByRole('button', { name: 'Use Winter' }));
  await user.click(screen.getByRole('radio', { name: /Replace drafts/ }));
  await user.click(press('Preview'));
  await screen.findByText('3 shifts will be added. Includes 1 open shift.');
  screen.getByText('Week 2 of 2');
  expect(takeIn).not.toHaveBeenCalled();
  await user.click(press('Add 3 shifts'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(takeIn).toHaveBeenCalledWith(REPORT, []);
  const [look, made] = calls.sent.map(({ body }) => body as { idempotency_key: string });
  expect(look).toMatchObject({ dry_run: true, version: null, existing: 'replace_drafts', starts_on: '2026-11-16' });
  expect(made).toMatchObject({ dry_run: false, version: 7, people: 'keep', week: '2026-11-23' });
  expect(own).toHaveBeenCalledWith(made?.idempotency_key);
});

test('other choices have to be looked at again', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Use Winter' }));
  await user.click(press('Preview'));
  await screen.findByText(/3 shifts will be added/);
  await user.click(screen.getByRole('radio', { name: /Leave shifts open/ }));
  expect(screen.queryByText(/3 shifts will be added/)).toBeNull();
  expect(press('Preview')).toBeTruthy();
});

test('a shared template says whose it is, and is edited where it belongs', async () => {
  open();
  await screen.findByText(/Shared by Harbour Group/);
  expect(screen.queryByRole('button', { name: 'Actions for House style' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Actions for Winter' })).toBeTruthy();
});

test('the week is saved under a name; a name that is taken is said at its field', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Save this week' }));
  await user.click(press('Save template'));
  await screen.findByText('Enter a name.');
  calls.refuse(saveWeekTemplate, WEEK_TEMPLATE_NAME_TAKEN);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' Winter ');
  await user.click(press('Save template'));
  await screen.findByText(WEEK_TEMPLATE_NAME_TAKEN.message);
  expect(calls.sent.at(-1)?.body).toMatchObject({
    name: 'Winter',
    location_id: HERE,
    week: '2026-11-23',
    weeks: 1,
    positions: [],
  });
});
