import { expect, test } from 'vitest';
import { pageStyle, writeDocument } from './document.ts';

test.each([
  [undefined, '<html lang="en" dir="ltr">'],
  ['main', '<html lang="en" dir="ltr">'],
  ['schedule', '<html lang="en" dir="ltr" data-variant="schedule">'],
] as const)('a document of the variant %s begins with %s', (variant, begin) => {
  const assets = { preloads: [], styles: [] };
  const parts = { language: 'en', nonce: 'n', title: '', body: '', assets } as const;
  expect(writeDocument(variant === undefined ? parts : { ...parts, variant })).toContain(begin);
});

test.each([
  ['a page that says nothing of paper has no style for it', undefined, ''],
  ['a page is printed on its paper to the edges', 'A5', '<style nonce="n">@page{size:A5;margin:0}</style>'],
  ['a size in millimetres is a paper too', '80mm 160mm', '<style nonce="n">@page{size:80mm 160mm;margin:0}</style>'],
  ['what is no size is no style', 'A4}*{color:red', ''],
])('%s', (_rule, paper, style) => {
  expect(pageStyle(paper, 'n')).toBe(style);
});
