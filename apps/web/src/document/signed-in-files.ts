/** The sources that every page behind the login loads besides its own, as the build's manifest names them. */
export const SIGNED_IN_FILES = [
  'src/routes/signed-in-routes.tsx',
  'src/shell/signed-in.tsx',
  'src/person/person-source.ts',
  'src/person/read-user.ts',
] as const;
