import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import Eleventy from '@11ty/eleventy';
import type { BuiltPage } from '@11ty/eleventy';
import { findBroken } from './check.ts';
import { documentOf } from './document.ts';
import { extendMarkdown, sourceOf } from './markdown.ts';
import { readPictures } from './pictures.ts';
import { partsOf, searchScript } from './search-index.ts';
import { outputOf, readSite, ROOT } from './site.ts';
import type { Site } from './site.ts';

/** The styles with the product's own tokens and fonts, and the script that searches. */
async function buildAssets(out: string): Promise<void> {
  const [{ build }, { stylePlugins }] = await Promise.all([import('vite'), import('../../apps/web/build/vite.ts')]);
  const entry = join(ROOT, 'tools/docs-site/browser');
  await build({
    root: entry,
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    plugins: stylePlugins(),
    build: {
      outDir: join(out, 'assets'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // A file of its own, also beside a script of this format.
      cssCodeSplit: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      rolldownOptions: {
        input: join(entry, 'main.ts'),
        output: { format: 'iife', entryFileNames: 'site.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  await cp(join(ROOT, 'apps/web/src/icon.svg'), join(out, 'assets/icon.svg'));
}

const articleOf = (html: string): string =>
  html.slice(html.indexOf('<article>') + '<article>'.length, html.indexOf('</article>'));

async function writeSearch(site: Site, results: readonly BuiltPage[], out: string): Promise<void> {
  const parts = results.flatMap(({ inputPath, content }) => {
    const page = site.pages.get(sourceOf({ page: { inputPath } }));
    return page === undefined ? [] : partsOf(page, articleOf(content));
  });
  await writeFile(join(out, 'assets/search.js'), searchScript(parts));
}

async function writePages(site: Site, out: string): Promise<void> {
  const pictures = await readPictures();
  const outside = [...site.pages.keys()].filter((source) => !source.startsWith('docs/'));
  const texts = await Promise.all(outside.map((source) => readFile(join(ROOT, source), 'utf8')));
  const eleventy = new Eleventy('docs', relative(process.cwd(), out), {
    quietMode: true,
    configPath: null,
    config(config) {
      config.setUseGitIgnore(false);
      config.addPassthroughCopy({ 'docs/pictures': 'pictures' });
      config.amendLibrary('md', (markdown) => extendMarkdown(markdown, site, pictures));
      config.addGlobalData(
        'permalink',
        () => (data: { readonly page: { readonly inputPath: string } }) => outputOf(sourceOf(data)),
      );
      config.addTransform('document', function (content) {
        const page = site.pages.get(sourceOf(this));
        if (page === undefined)
          throw new Error(`No door leads to ${sourceOf(this)}: add it to tools/docs-site/doors.ts.`);
        return documentOf(site, page, content);
      });
      for (const [index, source] of outside.entries()) config.addTemplate(`project/${source}`, texts[index] ?? '');
      config.on('eleventy.after', ({ results }) => writeSearch(site, results, out));
      // Braces in our documents are for whoever reads them.
      return { templateFormats: ['md'], markdownTemplateEngine: false };
    },
  });
  await eleventy.write();
}

/** Builds the documentation into a folder that needs no server and no network. */
export async function buildDocs(out: string): Promise<Site> {
  process.chdir(ROOT);
  await rm(out, { recursive: true, force: true });
  await mkdir(join(out, 'assets'), { recursive: true });
  const site = await readSite();
  await buildAssets(out);
  await writePages(site, out);
  return site;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(ROOT, 'dist/docs') } } });
  const started = performance.now();
  const site = await buildDocs(values.out);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${site.pages.size} pages in ${values.out} in ${seconds} s.\n`);
  const broken = await findBroken(values.out);
  for (const line of broken) process.stderr.write(`${line}\n`);
  if (broken.length > 0) process.exitCode = 1;
}
