import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, within } from '@hearth/testing/screen';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PostingLocation } from '../../../contract/rollout-schemas.ts';
import { PlacePicker } from './place-picker.tsx';

afterEach(cleanup);

const NORTH = '019a0000-0000-7000-8000-0000000000aa';
const at = (nth: number, name: string, city: string, part: Partial<PostingLocation> = {}): PostingLocation => ({
  location_id: `019a0000-0000-7000-8000-00000000000${nth}`,
  name,
  city,
  above: [],
  post: null,
  ...part,
});
const live = { job_id: '019a0000-0000-7000-8000-0000000000bb', status: 'LIVE' as const };
const PLACES = [
  at(1, 'Lumen Baixa', 'Lisboa'),
  at(2, 'Lumen Ribeira', 'Porto', { above: [NORTH] }),
  at(3, 'Lumen Foz', 'Porto', { above: [NORTH], post: live }),
];

function Picker({ places, retry }: { readonly places?: readonly PostingLocation[]; readonly retry?: () => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <PlacePicker
      places={places}
      brands={[{ id: NORTH, name: 'North', locations: 2 }]}
      isError={retry !== undefined}
      retry={retry ?? (() => undefined)}
      chosen={chosen}
      onChange={setChosen}
    />
  );
}

const open = () => showPart(<Picker places={PLACES} />, { calls: mockCalls([]) });
const place = (name: string): HTMLInputElement =>
  screen.getByRole('checkbox', { name: (said) => said.startsWith(name) });
const said = (): string | null => screen.getByRole('status').textContent;

test('locations are chosen one by one, but not where the job is already', async () => {
  const { user } = open();
  await user.click(place('Lumen Baixa'));
  await user.click(place('Lumen Ribeira'));
  await user.click(place('Lumen Baixa'));
  expect([place('Lumen Baixa').checked, place('Lumen Ribeira').checked]).toEqual([false, true]);
  expect(said()).toBe('1 location selected');
  expect(place('Lumen Foz').disabled).toBe(true);
  expect(screen.getByText('Porto · Live')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(said()).toBe('0 locations selected');
});

test('all that a search finds are chosen at once, where there may be another post', async () => {
  const { user, fill } = open();
  expect(screen.queryByRole('button', { name: 'Select all results' })).toBeNull();
  await fill(screen.getByRole('searchbox', { name: 'Search locations' }), 'porto lumen');
  expect(within(screen.getByRole('list', { name: 'Locations' })).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Select all results' }));
  expect(said()).toBe('1 location selected');
  await fill(screen.getByRole('searchbox', { name: 'Search locations' }), 'madrid');
  expect(screen.getByText('No matching locations')).toBeTruthy();
});

test('everything below a brand is added to what was chosen', async () => {
  const { user } = open();
  await user.click(place('Lumen Baixa'));
  await user.click(screen.getByRole('button', { name: /Select brand or region/ }));
  await user.click(await screen.findByRole('option', { name: 'North: 2 locations' }));
  expect(place('Lumen Ribeira').checked).toBe(true);
  expect(said()).toBe('2 locations selected');
});

test('locations that could not be read are asked for again', async () => {
  const retry = vi.fn();
  const { user } = showPart(<Picker retry={retry} />, { calls: mockCalls([]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
