import { expect, test } from 'vitest';
import { writeCertificate } from './certificate.ts';

test('the certificate says whose name is on record and how a signer was known, each on one line', () => {
  const signer = (more: object) => ({
    role: 'EMPLOYEE',
    signed_name: 'X\nSigned: never',
    email: '',
    signed_by: null,
    signed_at: null,
    strokes: [],
    ...more,
  });
  const { signers } = writeCertificate(
    { employee_name: 'Inês Quintela', group_name: 'Harbour', sent_at: new Date(0), id: 'r' } as never,
    { title: 'Rules', number: 1, sha256: 'a' } as never,
    [
      signer({ signed_by: 'u' }),
      signer({ email: 'ines@example.com' }),
      signer({}),
      signer({ role: 'GUARDIAN', name: 'Ana\nAlves', email: 'ana@example.com' }),
    ] as never,
    { language: 'en', verify: 'https://example.com', names: new Map([['u', 'Inês at home']]) },
  );
  expect(signers[0]?.heading).toBe('X Signed: never (employee)');
  expect(signers.map(({ lines }) => lines.slice(0, 2))).toEqual([
    ['Name on record: Inês Quintela', 'Identified by: Inês at home’s account'],
    ['Name on record: Inês Quintela', 'Identified by: link sent to ines@example.com'],
    ['Name on record: Inês Quintela', 'Identified by: personal link'],
    ['Name on record: Ana Alves', 'Identified by: link sent to ana@example.com'],
  ]);
});
