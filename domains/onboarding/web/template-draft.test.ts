import { expect, test } from 'vitest';
import { emptyStep, fitStep, fitSteps, moveStep } from './template-draft.ts';

const [a, b] = [emptyStep({ title: 'a' }), emptyStep({ title: 'b' })];

test('a step that moves above the one it waited for waits for nothing', () => {
  const steps = [a, { ...b, after: a.id }];
  expect(moveStep(steps, 1, -1).map(({ title, after }) => [title, after])).toEqual([
    ['b', null],
    ['a', null],
  ]);
  expect(moveStep(steps, 0, -1)).toEqual(steps);
  expect(fitSteps(steps.slice(1))[0]?.after).toBeNull();
});

test('a step whose kind changes gets an owner who can do it, and keeps fields as a form alone', () => {
  expect(fitStep({ ...a, kind: 'SIGN' }).owner).toBe('HIRE');
  expect(fitStep({ ...a, kind: 'MEET', owner: 'BUDDY', fields: ['PHONE'] })).toMatchObject({
    owner: 'BUDDY',
    fields: [],
  });
});
