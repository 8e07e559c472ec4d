declare module 'virtual:menu-phrases' {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default labels;
}

declare module 'virtual:worker-files' {
  /** The entry file of the build: its name changes with every file. */
  export const BUILD: string;
  export const SHELL: readonly string[];
  export const REST: readonly string[];
}
