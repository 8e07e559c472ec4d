import { expect, test } from 'vitest';
import { filesBehind, loadedWith, stillNeeded } from './preloads.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'assets/week-1.js': ['assets/desk-1.js'],
  'assets/desk-1.js': ['assets/format-1.js', 'assets/week-1.js'],
  'assets/dialog-1.js': ['assets/format-1.js'],
};
const behind = (file: string) => filesBehind(file, (name) => IMPORTS[name] ?? []);
const NEEDED = ['assets/dialog-1.js', 'assets/format-1.js', 'assets/vendor-1.js', 'assets/dialog-1.css'];

test('a file has loaded what it imports, also through others, and round about', () => {
  expect([...behind('assets/week-1.js')]).toEqual(['assets/week-1.js', 'assets/desk-1.js', 'assets/format-1.js']);
});

test('what is there already is not asked for again', () => {
  const loaded = new Set([...behind('assets/week-1.js'), 'assets/vendor-1.js']);
  expect(stillNeeded('assets/dialog-1.js', NEEDED, loaded, 'assets/desk-1.js')).toEqual([
    'assets/dialog-1.js',
    'assets/dialog-1.css',
  ]);
});

test.each([
  [
    'the start of the application is there on every page, the shell not before the login',
    'assets/login-1.js',
    ['login', 'app', 'vendor'],
  ],
  [
    'behind the login all of the shell is there, whichever part of it names a file',
    'assets/widgets-1.js',
    ['widgets', 'app', 'vendor', 'shell'],
  ],
  ['and whoever imports it', 'assets/page-1.js', ['page', 'shell', 'widgets', 'app', 'vendor']],
])('%s', (_, host, names) => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    'assets/app-1.js': ['assets/vendor-1.js'],
    'assets/shell-1.js': ['assets/widgets-1.js'],
    'assets/page-1.js': ['assets/shell-1.js'],
    'assets/login-1.js': [],
    'assets/widgets-1.js': [],
  };
  const loaded = loadedWith(host, Object.keys(imports), (name) => imports[name] ?? []);
  expect([...loaded].toSorted()).toEqual(names.map((name) => `assets/${name}-1.js`).toSorted());
});

test('styles are asked for even where scripts are not', () => {
  const none = new Set<string>();
  expect(stillNeeded('assets/dialog-1.js', NEEDED, none, 'assets/signed-in-routes-1.js')).toEqual([
    'assets/dialog-1.css',
  ]);
  expect(stillNeeded('assets/keeper-1.js', NEEDED, none, 'assets/app-1.js')).toEqual(['assets/dialog-1.css']);
});
