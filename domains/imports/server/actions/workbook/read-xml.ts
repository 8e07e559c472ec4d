import sax from 'sax';
import type { Archive } from './archive.ts';
import { WorkbookRefused } from './workbook-refused.ts';

type Attributes = Readonly<Record<string, string>>;

/** What is heard of a part, by the local names of its elements. */
interface XmlReader {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** A sheet nests a handful of elements. */
const DEEPEST = 64;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part of a workbook as it is unpacked. Definitions of its own are refused: they are what makes XML grow. */
export function readXml(archive: Archive, part: string, reader: XmlReader): void {
  const parser = sax.parser(true);
  const refuse = (): never => {
    throw new WorkbookRefused('WORKBOOK');
  };
  let depth = 0;
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) refuse();
    reader.open(localName(name), attributes as Attributes);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    reader.close?.(localName(name));
  };
  parser.ontext = (text) => reader.text?.(text);
  parser.oncdata = (text) => reader.text?.(text);
  parser.ondoctype = refuse;
  parser.onsgmldeclaration = refuse;
  parser.onerror = refuse;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  archive.unpack(part, (piece) => parser.write(decoder.decode(piece, { stream: true })));
  parser.write(decoder.decode()).close();
}
