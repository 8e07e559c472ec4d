import { expect, test } from 'vitest';
import { escapeJson } from './page-state.ts';

test.each(['</script><script>alert(1)</script>', '<!--', ']]>', '&lt;', '\u2028\u2029', '"\\', '$&$1', '\ud800'])(
  'state with %j can neither end its element nor change on the way',
  (text) => {
    const written = escapeJson({ [text]: text });
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual({ [text]: text });
  },
);
