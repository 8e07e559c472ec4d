interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
}

interface Bom {
  readonly serialNumber?: string;
  readonly metadata: { readonly component: Component; readonly [more: string]: unknown };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
  readonly [more: string]: unknown;
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Removes time, npm version and folder name from npm's output, and sorts it. */
export function makeDeterministic(written: string): string {
  const { serialNumber: _number, ...bom } = JSON.parse(written) as Bom;
  const { timestamp: _time, tools: _tools, component, ...metadata } = bom.metadata;
  const name = component['bom-ref'].replace(/@[^@]*$/, '');
  const made = {
    ...bom,
    metadata: { ...metadata, component: { ...component, name } },
    components: bom.components.toSorted((one, other) => byText(one['bom-ref'], other['bom-ref'])),
    dependencies: bom.dependencies
      .map((one) => ({ ...one, dependsOn: (one.dependsOn ?? []).toSorted(byText) }))
      .toSorted((one, other) => byText(one.ref, other.ref)),
  };
  return `${JSON.stringify(made, null, 1)}\n`;
}
