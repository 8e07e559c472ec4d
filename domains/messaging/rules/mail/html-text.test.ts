import { expect, test } from 'vitest';
import { htmlToText } from './html-text.ts';

test.each([
  ['<p>Hi,</p><DIV>yes<br/>gladly</DIV>', 'Hi,\nyes\ngladly\n'],
  ['<style>p { color: red }</style>a<Script>b()</SCRIPT >c', 'ac'],
  ['Yes<blockquote type="cite">> Can you come?</blockquote> and no', 'Yes and no'],
  ['<b class="x">a</b> &lt;b&gt; &amp;lt; &nbsp;&quot;&#39;', 'a <b> &lt;  "\''],
  ['İ<style>x</style>y', 'İy'],
  ['a <blockquote>b', 'a b'],
  ['1 < 2', '1 < 2'],
  ['a<!-- b -->c', 'ac'],
  ['a<brand>b', 'ab'],
  ['', ''],
])('%j says %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

// A hundred kilobytes of these took three seconds, and a megabyte six minutes.
test.each(['<', '<br', '<style', '<style>', '<blockquote>', '</style', '<blockquote></blockquote', '&', '<>'])(
  'a mail of %s over and over is read once',
  (piece) => {
    expect(htmlToText(piece.repeat(1_000_000 / piece.length)).length).toBeLessThanOrEqual(1_000_000);
  },
);
