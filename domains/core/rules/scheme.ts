/** The header and accent colour of brands that set none: rgb 0, 136, 221 (spec section 9). */
export const DEFAULT_SCHEME = { background_color: '#0088dd', accent_color: '#0088dd' } as const;
