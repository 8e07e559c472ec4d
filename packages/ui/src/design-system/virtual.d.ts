/** What the build reads from the types of every widget, by folder. */
declare module 'virtual:widget-properties' {
  const lists: Readonly<
    Record<
      string,
      readonly {
        readonly name: string;
        readonly properties: readonly { name: string; type: string; required: boolean; note: string }[];
        readonly besides: readonly string[];
      }[]
    >
  >;
  export default lists;
}
