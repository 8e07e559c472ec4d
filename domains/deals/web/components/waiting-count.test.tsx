import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { countWaitingDeals } from '../../contract/endpoints.ts';
import { WaitingCount } from './waiting-count.tsx';

afterEach(cleanup);

const show = (count: number) => {
  const calls = mockCalls([countWaitingDeals]);
  calls.answer(countWaitingDeals, { count });
  return showPart(<WaitingCount />, { calls });
};

test('the number of requests to review is said in words, and stays short', async () => {
  show(5);
  expect((await screen.findByText('5 shift requests to review')).parentElement?.textContent).toContain('5');
  cleanup();
  show(250);
  await screen.findByText('99+');
});
