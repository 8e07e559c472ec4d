import { expect, test } from 'vitest';
import { labelLength, labelsOf } from './labels.ts';

test.each([
  ['Save', 4],
  ['Send to {{count}} people', 21],
  ['مسمّى', 4],
])('“%s” is %i letters long', (phrase, length) => {
  expect(labelLength(phrase)).toBe(length);
});

/** What a source says on labels: kind and key. */
const said = (source: string): readonly (readonly [string, string])[] =>
  labelsOf('page.tsx', source, (hook) => (hook === 'useWords' ? ['team'] : [])).map(({ kind, key }) => [
    kind,
    String(key),
  ]);

test.each([
  [
    'a button',
    `<Button title={t('why')}>{busy ? t('saving') : t('save')}</Button>`,
    [
      ['button', 'saving'],
      ['button', 'save'],
    ],
  ],
  ['what only screen readers read', `<Button><span className="sr-only">{t('more')}</span></Button>`, []],
  ['the buttons of a dialog', `<FormDialog title={t('title')} submit={t('send')} />`, [['button', 'send']]],
  ['entries of a menu', `<Menu label={t('menu')} entries={[{ id: 'a', label: t('edit') }]} />`, [['menu', 'edit']]],
  ['an entry put together before', `const one = { label: t('edit'), onSelect: edit }`, [['menu', 'edit']]],
  ['a tab', `const tab = { label: t('people'), panel: <p>{t('text')}</p> }`, [['tab', 'people']]],
  ['a key that is filled', '<Button>{t(`do.${what}`)}</Button>', [['button', String.raw`/^do\.[^.]+$/`]]],
  ['no label', `<p>{t('text')}</p>`, []],
])('the labels of a source: %s', (_what, source, labels) => {
  expect(said(source)).toEqual(labels);
});

test.each([
  ['its hook names it', `usePhrases('team', en)`],
  ['another file has the hook', 'useWords()'],
])('knows the namespace of a label where %s', (_where, hook) => {
  const [label] = labelsOf('page.tsx', `const { t: words } = ${hook}; <Button>{words('save')}</Button>`, () => [
    'team',
  ]);
  expect(label?.namespaces).toEqual(['team']);
});
