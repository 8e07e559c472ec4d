import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { JourneyHead } from './journey-head.tsx';
import { managedJourney, oneStep } from './onboarding.fixture.ts';

afterEach(cleanup);

test('an onboarding that was cancelled says so: only steps are waived', () => {
  const journey = managedJourney([oneStep({})], { state: 'CANCELLED' });
  showPart(<JourneyHead journey={journey} mayManage={false} />, { calls: mockCalls([]) });
  screen.getByText('Cancelled');
  expect(screen.queryByText('Waived')).toBeNull();
});
