import { expect, test } from 'vitest';
import type { Manifest } from '../src/document/build-manifest.ts';
import { workerFiles } from './worker-files.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': {
    file: 'assets/app.js',
    isEntry: true,
    imports: ['_vendor.js'],
    css: ['assets/app.css'],
    dynamicImports: ['src/pages/landing.tsx', 'src/shell/signed-in.tsx', 'src/pages/design-system.tsx'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/shell/signed-in.tsx': { file: 'assets/signed-in.js', imports: ['_vendor.js'] },
  'src/routes/signed-in-routes.tsx': { file: 'assets/signed-in-routes.js' },
  'src/person/person-source.ts': { file: 'assets/person-source.js' },
  'src/person/read-user.ts': { file: 'assets/read-user.js' },
  'src/pages/landing.tsx': { file: 'assets/landing.js', imports: ['_landing-only.js'] },
  '_landing-only.js': { file: 'assets/landing-only.js' },
  'src/pages/design-system.tsx': { file: 'assets/design-system.js' },
  'src/entry-career.ts': { file: 'assets/career.js', isEntry: true, css: ['assets/career.css'] },
};

test('a build is called by its entry; what starts a page comes first, every other page later, each file once', () => {
  expect(workerFiles(manifest)).toEqual({
    build: '/assets/app.js',
    shell: [
      '/assets/app.js',
      '/assets/app.css',
      '/assets/vendor.js',
      '/assets/signed-in-routes.js',
      '/assets/signed-in.js',
      '/assets/person-source.js',
      '/assets/read-user.js',
    ],
    rest: ['/assets/landing.js', '/assets/landing-only.js'],
  });
});

test('nothing of the career pages and of the design system is kept', () => {
  const { shell, rest } = workerFiles(manifest);
  expect([...shell, ...rest].filter((file) => /career|design-system/.test(file))).toEqual([]);
});

test('a file that was moved is an error: without it no page behind the login starts offline', () => {
  const { 'src/person/read-user.ts': moved, ...others } = manifest;
  expect(moved).toBeDefined();
  expect(() => workerFiles(others)).toThrow('src/person/read-user.ts');
});

test('a build without an application is an error', () => {
  expect(() => workerFiles({})).toThrow('no application');
});
