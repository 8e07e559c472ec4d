import { expect, test } from 'vitest';
import { alreadyLoaded, missingFiles } from './preloads.ts';
import type { LoadedFile } from './preloads.ts';

const NEEDED = ['assets/dialog-1.js', 'assets/format-1.js', 'assets/vendor-1.js', 'assets/dialog-1.css'];

test('what is there already is not asked for again', () => {
  const loaded = new Set(['assets/format-1.js', 'assets/vendor-1.js']);
  expect(missingFiles('assets/dialog-1.js', NEEDED, loaded, 1)).toEqual(['assets/dialog-1.js', 'assets/dialog-1.css']);
});

const file = (...imports: string[]): LoadedFile => ({ imports, later: 1, isShell: false });
const FILES = new Map<string, LoadedFile>([
  ['assets/app-1.js', file('assets/vendor-1.js')],
  ['assets/shell-1.js', { ...file('assets/widgets-1.js', 'assets/vendor-1.js'), isShell: true }],
  ['assets/page-1.js', file('assets/widgets-1.js')],
  ['assets/login-1.js', file('assets/vendor-1.js')],
  ['assets/widgets-1.js', file()],
  ['assets/vendor-1.js', file()],
]);

test.each([
  [
    'the start of the application is there on every page, the shell not before the login',
    'login',
    ['login', 'app', 'vendor'],
  ],
  [
    'behind the login all of the shell is there, whichever part of it names a file',
    'widgets',
    ['widgets', 'app', 'vendor', 'shell'],
  ],
  ['and whoever imports a part of it', 'page', ['page', 'shell', 'widgets', 'app', 'vendor']],
])('%s', (_, host, names) => {
  const loaded = alreadyLoaded(`assets/${host}-1.js`, FILES);
  expect([...loaded].toSorted()).toEqual(names.map((name) => `assets/${name}-1.js`).toSorted());
});

test.each([
  ['by a file that names many', 'dialog', 6],
  ['of what comes when nobody waits', 'keeper', 1],
])('styles are asked for even where scripts are not: %s', (_, name, later) => {
  expect(missingFiles(`assets/${name}-1.js`, NEEDED, new Set(), later)).toEqual(['assets/dialog-1.css']);
});
