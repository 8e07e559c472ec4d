import { expect, it } from 'vitest';
import { scriptAddress } from './load-script.ts';

it('the key and the language stand in the address of the script, written as an address wants them', () => {
  const address = new URL(scriptAddress('k&y=1', 'ar'));
  expect(address.origin + address.pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(address.searchParams.get('key')).toBe('k&y=1');
  expect(address.searchParams.get('language')).toBe('ar');
  expect(address.searchParams.get('libraries')).toBe('places');
});
