import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button, IconButton } from './index.tsx';

it.each([
  [
    'what its words leave out',
    createElement(Button, { 'aria-label': 'Open cv.pdf, 2 MB' }, 'Open'),
    'aria-label="Open cv.pdf, 2 MB"',
  ],
  [
    'why it is refused beside its name',
    createElement(Button, { 'aria-label': 'Open cv.pdf', disabledReason: 'It is being checked.' }, 'Open'),
    'aria-label="Open cv.pdf"',
  ],
  ['the name of its icon', createElement(IconButton, { label: 'Close', icon: '×' }), 'aria-label="Close"'],
])('a button tells those who listen %s', (_what, button, told) => {
  expect(renderToString(button)).toContain(told);
});

it('a button without another name is called by its words', () => {
  expect(renderToString(createElement(Button, {}, 'Save'))).not.toContain('aria-label');
});
