import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { domainRoutes } from '../../apps/web/src/domains.ts';
import { SHORTCUTS } from '../../apps/web/src/shortcuts/shortcut-lines.ts';
import { ShortcutHelp } from '../../apps/web/src/shortcuts/shortcut-help.tsx';

afterEach(cleanup);

function open() {
  return showPart(
    <>
      <input aria-label="Name" />
      <ShortcutHelp groups={['hiring']} />
    </>,
    { calls: mockCalls([]) },
  );
}

test('a question mark lists the shortcuts of the page and those of every page', async () => {
  const { user } = open();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Next person')).toBeDefined();
  expect(within(dialog).getByText('Search')).toBeDefined();
  expect(within(dialog).queryByText('Paste')).toBeNull();
});

test('whoever types gets a question mark and no dialog', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Who?');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Who?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('every kind of page with shortcuts is one of the application', () => {
  const said = new Set(domainRoutes.flatMap(({ handle }) => (handle as { shortcuts?: string[] })?.shortcuts ?? []));
  expect([...said].toSorted()).toEqual(Object.keys(SHORTCUTS).toSorted());
});
