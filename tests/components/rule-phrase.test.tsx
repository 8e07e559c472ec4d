import { CallError } from '@hearth/client/call-error';
import { useForm } from '@hearth/client/use-form';
import { useRulePhrase } from '@hearth/client/use-rule-phrase';
import type { Resources } from '@hearth/i18n/i18n';
import { LANGUAGES } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import type { FieldProblem } from '@hearth/kit/failure';
import { FIELD_RULES } from '@hearth/kit/field-rule';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextField } from '@hearth/ui/text-field';
import { beforeAll, afterEach, expect, test } from 'vitest';
import { readNamespaces } from '../../tools/phrases/locales.ts';

const phrases = new Map<Language, Resources>();

beforeAll(async () => {
  const namespaces = await readNamespaces(process.cwd());
  for (const language of LANGUAGES)
    phrases.set(
      language,
      Object.fromEntries(namespaces.map(({ name, languages }) => [name, languages[language] ?? {}])),
    );
});
afterEach(cleanup);

const sceneIn = (language: Language) => ({
  calls: mockCalls([]),
  language: [language, phrases.get(language) ?? {}] as const,
});

function SeatsForm({ refused }: { readonly refused: FieldProblem }) {
  const form = useForm({
    values: { seats: '90' },
    send: () => Promise.reject(new CallError(400, 'INVALID_INPUT', 'not so', [refused])),
  });
  return (
    <FormDialog form={form} title="Seats" submit="Save" problem={() => 'Refused'} onClose={() => undefined}>
      <TextField label="Seats" {...form.text('seats')} />
    </FormDialog>
  );
}

const tooMany = { field: 'seats', rule: 'too_big', limit: 1080, of: 'number', message: 'Too big: <=1080' } as const;
const notMail = { field: 'seats', rule: 'format_email', message: 'Invalid email address' } as const;

test.each<[Language, FieldProblem, string]>([
  ['en', tooMany, 'Enter 1,080 or less.'],
  ['de', tooMany, 'Geben Sie höchstens 1.080 ein.'],
  ['ar', tooMany, 'يُرجى إدخال 1,080 كحدّ أقصى.'],
  ['de', notMail, 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.'],
  ['ar', notMail, 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com.'],
])(
  'in %s a refused field says its rule in the reader’s words, not as the server wrote it: %o',
  async (language, refused, words) => {
    const { user } = showPart(<SeatsForm refused={refused} />, sceneIn(language));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(words);
    expect(screen.queryByText(refused.message)).toBeNull();
  },
);

function AllRules({ onSaid }: { readonly onSaid: (said: readonly string[]) => void }) {
  const say = useRulePhrase();
  const bounded = (['text', 'number', 'list'] as const).flatMap((of) => [
    say({ rule: 'too_big', limit: 80, of }),
    say({ rule: 'too_small', limit: 2, of }),
    say({ rule: 'invalid_type', of }),
  ]);
  onSaid([...FIELD_RULES.map((rule) => say({ rule })), ...bounded, say({ rule: 'not_multiple_of', limit: 5 })]);
  return null;
}

test.each(LANGUAGES)('no rule is without words in %s, and none is said in English elsewhere', (language) => {
  const saidIn = (one: Language): readonly string[] => {
    let said: readonly string[] = [];
    showPart(<AllRules onSaid={(all) => void (said = all)} />, sceneIn(one));
    cleanup();
    return said;
  };
  const said = saidIn(language);
  expect(said).toHaveLength(FIELD_RULES.length + 10);
  expect(said.filter((words) => !/\s/.test(words) || words.includes('{{'))).toEqual([]);
  const english = new Set(saidIn('en'));
  if (language !== 'en') expect(said.filter((words) => english.has(words))).toEqual([]);
});

function NewerRule() {
  const say = useRulePhrase();
  return say({ rule: 'something_new' as never });
}

test('a rule of a newer server has words, too', () => {
  showPart(<NewerRule />, sceneIn('en'));
  expect(screen.getByText('Something isn’t right here. Check this entry.')).toBeTruthy();
});
