import { expect, test } from 'vitest';
import { NotFoundInFile, withElements, withImport, withNames } from './insert.ts';

test('an import stands where the alphabet puts it, once', () => {
  const source =
    "import { a } from './a.ts';\nimport {\n  b,\n} from './b.ts';\nimport { d } from './d.ts';\n\nrun();\n";
  const first = withImport(source, "import { c } from './c.ts';");
  expect(first).toBe(
    "import { a } from './a.ts';\nimport {\n  b,\n} from './b.ts';\nimport { c } from './c.ts';\nimport { d } from './d.ts';\n\nrun();\n",
  );
  expect(withImport(first, "import { c } from './c.ts';")).toBe(first);
  expect(withImport(source, "import { e } from './e.ts';")).toContain("'./d.ts';\nimport { e }");
  expect(withImport(source, "import { z } from 'zod';").startsWith("import { z } from 'zod';\n")).toBe(true);
  expect(withImport('run();\n', "import { a } from './a.ts';")).toBe("import { a } from './a.ts';\nrun();\n");
});

test('an element stands last in its list, however that was written', () => {
  expect(withElements('m({ endpoints: [a, b] })', 'endpoints: [', ['c,'])).toBe('m({ endpoints: [a, b,\nc,\n] })');
  expect(withElements('m({ endpoints: [] })', 'endpoints: [', ['c,'])).toBe('m({ endpoints: [\nc,\n] })');
  expect(withElements('x = [\n  { y: [1] },\n];', 'x = [', ['  z,'])).toBe('x = [\n  { y: [1] },\n  z,\n];');
  expect(() => withElements('m({})', 'endpoints: [', ['c,'])).toThrow(NotFoundInFile);
});

test('names join those that come from the same place', () => {
  const source = "import { a } from 'x';\nimport {\n  c,\n} from 'y';\n";
  expect(withNames(source, ['b', 'c'], 'y')).toBe("import { a } from 'x';\nimport { b, c } from 'y';\n");
  expect(withNames(source, ['z'], 'z')).toBe(
    "import { a } from 'x';\nimport {\n  c,\n} from 'y';\nimport { z } from 'z';\n",
  );
});
