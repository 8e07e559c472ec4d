import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import {
  addStation,
  archiveStation,
  editStation,
  listStations,
  orderStations,
} from '../../../contract/station-endpoints.ts';
import { STATION_EXISTS } from '../../../contract/failures.ts';
import type { Station } from '../../../contract/schemas.ts';
import { StationDialog } from './station-dialog.tsx';
import { StationList } from './station-list.tsx';

afterEach(cleanup);

const id = (last: number): string => `019a0000-0000-7000-8000-00000000000${last}`;
const BAR: Station = {
  id: id(1),
  name: 'Bar',
  department: 'BAR',
  cost_centre: '4100',
  former_names: ['Counter'],
  is_archived: false,
  version: 3,
};
const PASS: Station = { ...BAR, id: id(2), name: 'Pass', department: null, cost_centre: '', former_names: [] };
const OLD: Station = { ...PASS, id: id(3), name: 'Cellar', is_archived: true };

test('stations are moved, archived and restored; the ends stay where they are', async () => {
  const calls = mockCalls([listStations, orderStations, archiveStation]);
  calls.answer(orderStations, { stations: [] });
  calls.answer(archiveStation, BAR);
  const { user } = showPart(<StationList stations={[BAR, PASS, OLD]} mayEdit onEdit={() => undefined} />, { calls });
  expect(screen.getByText('Formerly Counter')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Move Bar up' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Move Pass down' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Edit Cellar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move Pass up' }));
  await waitFor(() => expect(calls.sent.at(-1)?.body).toEqual({ station_ids: [PASS.id, BAR.id] }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Restore Cellar' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: 'Restore Cellar' }));
  await waitFor(() => expect(calls.sent.at(-1)?.body).toEqual({ is_archived: false, version: 3 }));
});

test('who only reads has no buttons', () => {
  showPart(<StationList stations={[BAR]} mayEdit={false} onEdit={() => undefined} />, { calls: mockCalls([]) });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a station needs a name; a name that is taken is said, and what was typed stays', async () => {
  const calls = mockCalls([addStation, editStation, listStations]);
  calls.refuse(addStation, STATION_EXISTS);
  const onClose = vi.fn();
  const { user, fill } = showPart(<StationDialog station={null} onClose={onClose} />, { calls });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add station' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Fill in this field.');
  await fill(dialog.getByRole('textbox', { name: 'Name' }), 'Terrace');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/already a station with this name/);
  expect(onClose).not.toHaveBeenCalled();
  expect(calls.sent[0]).toMatchObject({
    path: `/v1/brands/${LOCATION.id}/stations`,
    body: { name: 'Terrace', department: null, cost_centre: '' },
  });
});
