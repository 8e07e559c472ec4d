import pg from 'pg';
import { TYPE, wholeNumber } from './values.ts';

const asText = (text: string): string => text;

/** How columns are read, alike on both databases. */
export const driverTypes = new pg.TypeOverrides();
driverTypes.setTypeParser(TYPE.int8, wholeNumber);
driverTypes.setTypeParser(TYPE.date, asText);
driverTypes.setTypeParser(TYPE.time, asText);
driverTypes.setTypeParser(TYPE.timestamp, asText);
driverTypes.setTypeParser(TYPE.dateArray, (text: string) =>
  text
    .slice(1, -1)
    .split(',')
    .filter((item) => item !== ''),
);

/** How the text of a column of this type is read. */
export const parserOf = (type: number): ((text: string) => unknown) => driverTypes.getTypeParser(type, 'text') as never;
