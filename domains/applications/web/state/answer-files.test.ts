import { expect, test } from 'vitest';
import { withFileNames, withAnswerFiles } from './answer-files.ts';

const file = (name: string): File => new File(['x'], name);

test('a question that wants a file is answered while the file is there, whatever the kept draft says', () => {
  const questions = [
    { id: 'a', kind: 'FILE' as const },
    { id: 'b', kind: 'VIDEO' as const },
    { id: 'c', kind: 'TEXT' as const },
  ];
  expect(withFileNames({ b: 'old.mp4', c: 'yes' }, questions, new Map([['a', file('cv.pdf')]]))).toEqual({
    a: 'cv.pdf',
    b: '',
    c: 'yes',
  });
});

test('files that answer travel after the others and are named by their place', () => {
  const [cv, clip] = [file('cv.pdf'), file('me.mp4')];
  expect(withAnswerFiles({ c: 'yes' }, [cv], new Map([['b', clip]]))).toEqual({
    answers: { c: 'yes', b: '1' },
    files: [cv, clip],
  });
});
