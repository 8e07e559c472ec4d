import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { LOCATION_REFUSED } from '../../../contract/failures.ts';
import { listPostPlaces, postAtPlaces } from '../../../contract/rollout-endpoints.ts';
import { placeOutcome, postPlace } from '../../../contract/rollout-schemas.ts';
import { PlacesDialog } from './places-dialog.tsx';

afterEach(cleanup);

const JOB = { id: '019a0000-0000-7000-8000-0000000000bb', status: 'LIVE' as const, location_id: LOCATION.id };
const PLACE = { ...sampleAnswer(postPlace), name: 'Lumen Baixa', city: 'Lisboa', above: [], post: null };
const POSTED = { ...PLACE, post: { job_id: JOB.id, status: 'LIVE' as const } };
const list = (place: typeof PLACE | typeof POSTED) => ({ places: [place], total: 1, brands: [] });

function open() {
  const calls = mockCalls([listPostPlaces, postAtPlaces]);
  calls.answer(listPostPlaces, list(PLACE));
  const onClose = vi.fn();
  return { calls, onClose, ...showPart(<PlacesDialog job={JOB} onClose={onClose} />, { calls }) };
}

const place = (): Promise<HTMLInputElement> => screen.findByRole('checkbox', { name: /^Lumen Baixa/ });
const post = (): HTMLElement => screen.getByRole('button', { name: 'Post at 1 location' });

test('a job is posted at the locations that were chosen, and each says what came of it', async () => {
  const { calls, onClose, user } = open();
  const outcome = { ...sampleAnswer(placeOutcome), location_name: 'Lumen Baixa', refused: null };
  calls.answer(postAtPlaces, { rollout_id: JOB.id, places: [outcome] });
  await user.click(await place());
  await user.click(post());
  await screen.findByText('Posted at 1 location');
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: `/v1/brands/${LOCATION.id}/jobs/${JOB.id}/places`,
      body: { location_ids: [PLACE.location_id], publish: true },
    },
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(onClose).toHaveBeenCalledWith(true);
});

test('a refusal says how far it came, and the locations are read again', async () => {
  const { calls, user } = open();
  calls.refuse(postAtPlaces, LOCATION_REFUSED);
  await user.click(await place());
  calls.answer(listPostPlaces, list(POSTED));
  await user.click(post());
  expect((await screen.findByRole('alert')).textContent).toContain('Stopped after 0 of 1 locations;');
  await waitFor(async () => expect((await place()).disabled).toBe(true));
});
