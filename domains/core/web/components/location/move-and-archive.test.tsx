import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { getBasicInfo, searchBrands } from '../../../contract/endpoints.ts';
import { archiveBrand, restoreBrand } from '../../../contract/location-endpoints.ts';
import { location } from '../../../contract/schemas.ts';
import type { Location } from '../../../contract/schemas.ts';
import { moveBrand } from '../../../contract/tree-endpoints.ts';
import { ArchivedLocation, ArchiveLocation } from './archive-location.tsx';
import { MoveLocation } from './move-location.tsx';

afterEach(cleanup);

const [NORTH, SOUTH] = ['019a0000-0000-7000-8000-0000000000b1', '019a0000-0000-7000-8000-0000000000b2'];
const QUAY: Location = {
  ...(sampleAnswer(location) as Location),
  id: '019a0000-0000-7000-8000-0000000000c1',
  group_id: LOCATION.groupId,
  parent_id: NORTH,
  name: 'Lumen Quay',
  status: 'active',
  may_edit: true,
};
const ROOT = { id: LOCATION.groupId, name: 'Lumen', type: 'GP-GROUP' };

function openMove(mayMove = true) {
  const calls = mockCalls([getBasicInfo, searchBrands, moveBrand]);
  const south = { id: SOUTH, group_id: ROOT.id, parent_id: ROOT.id, type: 'GROUP', name: 'South', number: null };
  calls.answer(searchBrands, {
    brands: [
      {
        ...south,
        status: 'active',
        city: null,
        region: null,
        country: null,
        path: ['Lumen'],
        is_favourite: false,
        latitude: null,
        longitude: null,
        distance_m: null,
      },
    ],
    next_cursor: null,
  });
  calls.answer(getBasicInfo, {
    ...(sampleAnswer(getBasicInfo.schemas.answer as never) as object),
    ...south,
    status: 'active',
    path: [ROOT, { id: SOUTH, name: 'South', type: 'GROUP' }],
  } as never);
  const shown = showPart(
    <MoveLocation
      location={QUAY}
      above={[ROOT, { id: NORTH, name: 'North' }]}
      mayMove={mayMove}
      effects={({ rootId, parentId }) => <p>{`effects ${rootId} ${parentId}`}</p>}
    />,
    { calls },
  );
  return { calls, ...shown };
}

test('what a move changes is shown before it is sent, to the brand that both places are below', async () => {
  const { calls, user } = openMove();
  expect(screen.getByText('Part of Lumen › North')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Move location' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Move location', hidden: true });
  expect(confirm?.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('combobox', { name: /^New parent/ }), 'South');
  await user.click(await screen.findByRole('option', { name: /South/ }));
  await screen.findByText(`effects ${ROOT.id} ${SOUTH}`);
  await user.click(confirm as HTMLElement);
  await waitFor(() =>
    expect(calls.sent).toContainEqual({
      method: 'POST',
      path: `/v1/brands/${ROOT.id}/brands/move`,
      body: { brand_id: QUAY.id, parent_id: SOUTH },
    }),
  );
});

test('whoever may not move the location sees where it is, and no button', () => {
  openMove(false);
  expect(screen.queryByRole('button', { name: 'Move location' })).toBeNull();
});

test('a location is archived only after the question that says what it still has', async () => {
  const calls = mockCalls([archiveBrand]);
  const { user } = showPart(<ArchiveLocation location={QUAY} effects={<p>12 coming shifts</p>} />, { calls });
  await user.click(screen.getByRole('button', { name: 'Archive location' }));
  await screen.findByText('12 coming shifts');
  expect(calls.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(calls.sent.map(({ path }) => path)).toEqual([`/v1/brands/${QUAY.id}/archive`]));
});

test('an archived location is restored by whoever may edit it, and by nobody else', async () => {
  const calls = mockCalls([restoreBrand]);
  const { user } = showPart(<ArchivedLocation location={{ ...QUAY, status: 'archived' }} />, { calls });
  await user.click(screen.getByRole('button', { name: 'Restore location' }));
  await waitFor(() => expect(calls.sent.map(({ path }) => path)).toEqual([`/v1/brands/${QUAY.id}/restore`]));
  cleanup();
  showPart(<ArchivedLocation location={{ ...QUAY, status: 'archived', may_edit: false }} />, { calls });
  expect(screen.queryByRole('button', { name: 'Restore location' })).toBeNull();
});
