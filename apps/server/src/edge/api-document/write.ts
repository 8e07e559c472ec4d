import type { Endpoint } from '@hearth/kit/endpoint';
import { writeApiDocument } from '@hearth/platform/http/api-document/document';
import { EXAMPLES } from './examples.ts';
import { PARAMETERS } from './parameters.ts';
import { readSchemaNames } from './schema-names.ts';

/** The text of the API document of these endpoints, as an installation at that address serves it. */
export async function describeApi(endpoints: readonly Endpoint[], publicUrl: string): Promise<string> {
  return writeApiDocument(endpoints, {
    publicUrl,
    names: await readSchemaNames(),
    parameters: PARAMETERS,
    examples: EXAMPLES,
  });
}
