import { expect, test } from 'vitest';
import { filesBehind, stillNeeded } from './preloads.ts';

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

test('what is there already, or on every page, is not asked for again', () => {
  const loaded = behind('assets/week-1.js');
  expect(stillNeeded('assets/dialog-1.js', NEEDED, loaded, 'assets/week-1.js')).toEqual([
    'assets/dialog-1.js',
    'assets/dialog-1.css',
  ]);
});

test('styles are asked for even where scripts are not', () => {
  const none = new Set<string>();
  expect(stillNeeded('assets/dialog-1.js', NEEDED, none, 'assets/signed-in-routes-1.js')).toEqual([
    'assets/dialog-1.css',
  ]);
  expect(stillNeeded('assets/keeper-1.js', NEEDED, none, 'assets/app-1.js')).toEqual(['assets/dialog-1.css']);
});
