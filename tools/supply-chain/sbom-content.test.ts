import { expect, test } from 'vitest';
import { makeDeterministic } from './sbom-content.ts';

const written = (by: { readonly number: string; readonly at: string }, folder: string, turned: boolean): string => {
  const refs = ['a@1.0.0', 'b@2.0.0'];
  const order = turned ? refs.toReversed() : refs;
  return JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${by.number}`,
    metadata: {
      timestamp: by.at,
      tools: [{ version: by.number }],
      component: { 'bom-ref': 'hearth@0.1.0', name: folder },
    },
    components: order.map((ref) => ({ 'bom-ref': ref, name: ref[0] })),
    dependencies: order.map((ref) => ({ ref, dependsOn: order })),
  });
};

test('the same lock makes the same bill, whenever, wherever and by whichever npm', () => {
  const one = makeDeterministic(written({ number: '1', at: '2026-01-01' }, 'hearth', false));
  const other = makeDeterministic(written({ number: '2', at: '2026-01-02' }, 'clone', true));
  expect(one).toBe(other);
  expect(JSON.parse(one)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'hearth' } },
    components: [{ 'bom-ref': 'a@1.0.0' }, { 'bom-ref': 'b@2.0.0' }],
  });
});
