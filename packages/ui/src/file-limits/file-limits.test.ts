import { describe, expect, it } from 'vitest';
import { checkFiles, isAccepted } from './index.tsx';

const pdf = { name: 'CV.PDF', type: 'application/pdf', size: 1000 };
const photo = { name: 'me.jpg', type: 'image/jpeg', size: 5000 };

describe('the accepted types', () => {
  it.each([
    [pdf, '.pdf', true],
    [pdf, 'application/pdf', true],
    [pdf, 'image/*', false],
    [photo, 'image/*, .pdf', true],
    [photo, 'image/png', false],
    [{ ...photo, type: '' }, '.jpg', true],
    [{ ...photo, name: 'jpg' }, '.jpg', false],
  ])('%j fits %s: %s', (file, accept, fits) => {
    expect(isAccepted(file, accept)).toBe(fits);
  });
});

describe('added files', () => {
  it('are taken when nothing limits them', () => {
    expect(checkFiles([pdf, photo], 0, {})).toEqual({ taken: [pdf, photo], refused: [] });
  });

  it.each([
    [{ accept: '.pdf' }, photo, 'type'],
    [{ maxBytes: 4999 }, photo, 'size'],
    [{}, { ...pdf, size: 0 }, 'empty'],
    [{ maxFiles: 0 }, pdf, 'count'],
  ])('with limits %j refuse %j because of its %s', (limits, file, reason) => {
    expect(checkFiles([file], 0, limits)).toEqual({ taken: [], refused: [{ file, reason }] });
  });

  it('may be exactly as large as the limit', () => {
    expect(checkFiles([photo], 0, { maxBytes: 5000 }).taken).toEqual([photo]);
  });

  it('count together with those already there', () => {
    const { taken, refused } = checkFiles([pdf, photo], 1, { maxFiles: 2 });
    expect(taken).toEqual([pdf]);
    expect(refused).toEqual([{ file: photo, reason: 'count' }]);
  });
});
