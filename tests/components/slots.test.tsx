import { contribute, ContributionsContext, defineSlot, Slot, useIsFilled } from '@hearth/client/slots';
import type { Contribution } from '@hearth/client/slots';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

const FACTS = defineSlot<{ readonly name: string }>('test.facts');
const OTHER = defineSlot<object>('test.other');

const part =
  (text: string) =>
  ({ name }: { readonly name: string }) => <p>{`${text} ${name}`}</p>;
const load = (text: string) => () => Promise.resolve(part(text));

function Host({ name }: { readonly name: string }) {
  return (
    <section>
      {useIsFilled(OTHER) ? 'filled' : 'alone'}
      <Slot of={FACTS} with={{ name }} fallback={<p>nothing yet</p>} />
    </section>
  );
}

const show = (contributions: readonly Contribution[], name = 'Ana') =>
  showPart(
    <ContributionsContext value={contributions}>
      <Host name={name} />
    </ContributionsContext>,
    { calls: mockCalls([]) },
  );

test('parts are shown in their order, whoever is listed first, each with the props of the slot', async () => {
  show([contribute(FACTS, { order: 20, load: load('second') }), contribute(FACTS, { order: 10, load: load('first') })]);
  await screen.findByText('second Ana');
  expect(screen.getAllByText(/Ana$/).map((line) => line.textContent)).toEqual(['first Ana', 'second Ana']);
});

test('a part that is not for these props loads no code', async () => {
  let loads = 0;
  const counted = () => {
    loads += 1;
    return Promise.resolve(part('for Rui'));
  };
  const rui = contribute(FACTS, { order: 10, when: ({ name }) => name === 'Rui', load: counted });
  show([rui, contribute(FACTS, { order: 20, load: load('for all') })]);
  await screen.findByText('for all Ana');
  expect(loads).toBe(0);
  cleanup();
  show([rui], 'Rui');
  await screen.findByText('for Rui Rui');
});

test('a slot that nobody fills shows its fallback, and says that it is empty', () => {
  show([contribute(OTHER, { load: () => Promise.resolve(() => null) })]);
  expect(screen.getByText('nothing yet')).toBeTruthy();
  expect(screen.getByText(/^filled/)).toBeTruthy();
  cleanup();
  show([]);
  expect(screen.getByText(/^alone/)).toBeTruthy();
});
