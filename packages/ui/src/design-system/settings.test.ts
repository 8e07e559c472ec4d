import { describe, expect, it } from 'vitest';
import { readSettings, writeSettings } from './settings.ts';

describe('the settings of the design system', () => {
  it.each(['', '?dir=rtl', '?scheme=contrast&accent=0d4a57', '?dir=ltr&scheme=dark&text=200&motion=none'])(
    'stand in the address: %j is read and written the same',
    (search) => {
      expect(writeSettings(readSettings(search))).toBe(search);
    },
  );

  it.each(['?scheme=pink', '?accent=red', '?dir=up', '?text=300', '?motion=fast'])('%s is no setting', (search) => {
    expect(writeSettings(readSettings(search))).toBe('');
  });
});
