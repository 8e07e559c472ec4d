import { expect, test } from 'vitest';
import type { Manifest } from './build-manifest.ts';
import { findAssets } from './assets.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/app.js', isEntry: true, imports: ['_shared.js'], css: ['assets/app.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/entry-client.tsx'] },
  'src/page.tsx': { file: 'assets/page.js', imports: ['_shared.js', '_only.js'], css: ['assets/page.css'] },
  '_only.js': { file: 'assets/only.js' },
};

test('a document asks at once for whatever its entry imports, and for its styles', () => {
  expect(findAssets(manifest, 'entry-client.tsx')).toEqual({
    script: '/assets/app.js',
    preloads: ['/assets/shared.js'],
    styles: ['/assets/app.css'],
  });
});

test('a page brings its own chunk, what that imports, and its styles, each once', () => {
  expect(findAssets(manifest, 'entry-client.tsx', ['src/page.tsx', 'src/unknown.tsx'])).toEqual({
    script: '/assets/app.js',
    preloads: ['/assets/shared.js', '/assets/page.js', '/assets/only.js'],
    styles: ['/assets/app.css', '/assets/page.css'],
  });
});

test('an entry that was not built is an error', () => {
  expect(() => findAssets(manifest, 'entry-career.ts')).toThrow('no entry "entry-career.ts"');
});
