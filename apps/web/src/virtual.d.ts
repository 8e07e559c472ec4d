declare module 'virtual:menu-phrases' {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default labels;
}
