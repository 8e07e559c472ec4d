import { describe, expect, test } from 'vitest';
import { contrastOf, createMailColours, readHex } from './mail-colours.ts';

const colour = (hex: string) => readHex(hex) ?? ([0, 0, 0] as const);

describe('the colours of a mail', () => {
  test.each([
    ['a dark accent', '#7a1f2b', { fill: '#7a1f2b', onFill: '#ffffff', ink: '#7a1f2b' }],
    ['a brand without colours looks like the product', null, { fill: '#8a4b16', onFill: '#ffffff', ink: '#8a4b16' }],
    ['what is no colour is left aside', 'red;x:y', { fill: '#8a4b16', onFill: '#ffffff', ink: '#8a4b16' }],
  ])('%s', (_, accent, expected) => {
    expect(createMailColours(accent)).toEqual(expected);
  });

  test.each(['#ffcc00', '#ffffff', '#0088dd', '#777777', '#00ff00'])('%s: text reads on white and on the button', (accent) => {
    const { fill, onFill, ink } = createMailColours(accent);
    expect(fill).toBe(accent);
    expect(contrastOf(colour(ink), [255, 255, 255])).toBeGreaterThanOrEqual(4.49);
    expect(contrastOf(colour(onFill), colour(fill))).toBeGreaterThanOrEqual(4);
  });
});
