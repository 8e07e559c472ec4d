import '@fastify/multipart';
import { DISK_FULL, Failure, failure, invalid, INVALID_INPUT, TOO_LARGE, WRONG_TYPE } from '@hearth/kit/failure';
import type { FailureKind, FieldProblem } from '@hearth/kit/failure';
import { FIELD_RULES } from '@hearth/kit/field-rule';
import type { FieldRule, LimitUnit } from '@hearth/kit/field-rule';
import { LARGEST_INTEGER, ruleOfForm } from '@hearth/kit/schema';
import { findUnstorable, isStorable } from '@hearth/kit/storable';
import type { FileRule } from '@hearth/kit/endpoint';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ReceivedFiles } from '../files/received.ts';
import type { ReceivedFile } from '../module.ts';

type InputPart = 'params' | 'query' | 'body';

const UNSTORABLE = {
  storable: 'must not hold NUL or half characters',
  depth: 'must not nest so deep',
} as const;

/** Refuses what no database can hold, wherever it stands: in names, and in parts that a contract leaves to others, too. */
function refuseUnstorable(value: unknown, part: InputPart): void {
  const found = findUnstorable(value);
  if (found === null) return;
  throw invalid([{ field: found.path.join('.') || part, rule: found.rule, message: UNSTORABLE[found.rule] }]);
}

/** Checks one part of the input. A refusal names each field by its path, the rule, and a sentence. */
export function check(schema: z.ZodType | undefined, value: unknown, part: InputPart): unknown {
  if (schema === undefined) return undefined;
  refuseUnstorable(value, part);
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) => toFieldProblems(issue));
  throw invalid(
    fields.length === 0
      ? [{ field: part, rule: 'valid', message: 'is not right' }]
      : (fields as [FieldProblem, ...FieldProblem[]]),
  );
}

/** The formats that have a rule of their own; patterns have those that they were declared with. */
const FORMATS: Readonly<Record<string, FieldRule>> = {
  date: 'format_date',
  datetime: 'format_datetime',
  email: 'format_email',
  url: 'format_url',
  uuid: 'format_uuid',
};
const MEASURED: Readonly<Record<string, LimitUnit>> = {
  string: 'text',
  number: 'number',
  int: 'number',
  array: 'list',
  set: 'list',
  record: 'list',
};

function toFieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: field === '' ? key : `${field}.${key}`,
      rule: 'known_field',
      message: 'is not a field of this call',
    }));
  }
  if (issue.code === 'invalid_union') {
    const meant = intendedOption(issue);
    if (meant.length > 0)
      return meant.flatMap((one) => toFieldProblems({ ...one, path: [...issue.path, ...one.path] }));
  }
  return [{ field, message: issue.message, ...ruleOfIssue(issue) }];
}

/** The issues of the union option whose kind of value was sent; none if ambiguous. None where no one is. */
function intendedOption(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] {
  const isOfKind = ({ code, path }: z.core.$ZodIssue) =>
    path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value');
  const meant = issue.errors.filter((issues) => issues.every(isOfKind));
  return meant.length === 1 ? (meant[0] ?? []) : [];
}

function ruleOfIssue(issue: z.core.$ZodIssue): Pick<FieldProblem, 'rule' | 'limit' | 'of'> {
  switch (issue.code) {
    case 'too_big':
      return { rule: issue.code, ...visibleLimit(issue.maximum), ...limitUnit(issue.origin) };
    case 'too_small':
      return { rule: issue.code, ...visibleLimit(issue.minimum), ...limitUnit(issue.origin) };
    case 'not_multiple_of':
      return { rule: issue.code, limit: issue.divisor };
    case 'invalid_format':
      return { rule: issue.format === 'regex' ? ruleOfForm(issue.pattern) : (FORMATS[issue.format] ?? 'format_regex') };
    case 'invalid_type':
      if (issue.input === undefined) return { rule: 'required' };
      if (issue.expected === 'int' && typeof issue.input === 'number') return { rule: 'whole_number' };
      return { rule: issue.code, ...limitUnit(issue.expected) };
    case 'custom':
      return { rule: FIELD_RULES.find((rule) => rule === issue.params?.['rule']) ?? 'custom' };
    case 'unrecognized_keys':
      return { rule: 'known_field' };
    default:
      return { rule: issue.code };
  }
}

/** The limit to show; the largest storable number is no useful limit. */
function visibleLimit(limit: number | bigint): Pick<FieldProblem, 'limit'> {
  return Math.abs(Number(limit)) < LARGEST_INTEGER - 1 ? { limit: Number(limit) } : {};
}

function limitUnit(kind: string): Pick<FieldProblem, 'of'> {
  const of = MEASURED[kind];
  return of === undefined ? {} : { of };
}

/** What is wrong with a request before its content is looked at, as Fastify reports it. */
const FASTIFY: Readonly<Record<string, [FailureKind, FieldRule]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [WRONG_TYPE, 'content_type'],
  FST_ERR_CTP_BODY_TOO_LARGE: [TOO_LARGE, 'max_bytes'],
  FST_ERR_CTP_INVALID_JSON_BODY: [INVALID_INPUT, 'json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [INVALID_INPUT, 'json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [INVALID_INPUT, 'content_length'],
  FST_REQ_FILE_TOO_LARGE: [TOO_LARGE, 'max_bytes'],
  FST_FILES_LIMIT: [TOO_LARGE, 'max_count'],
  FST_PARTS_LIMIT: [TOO_LARGE, 'max_count'],
  FST_FIELDS_LIMIT: [TOO_LARGE, 'max_count'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [WRONG_TYPE, 'content_type'],
  FST_PROTO_VIOLATION: [INVALID_INPUT, 'known_field'],
};

/** A refusal for Fastify's own errors about a body, or null for any other error. */
export function asBodyFailure(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = FASTIFY[code];
  if (known !== undefined)
    return new Failure(known[0], { fields: [{ field: 'body', rule: known[1], message: error.message }] });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const malformed =
    error instanceof SyntaxError ||
    status === 400 ||
    /Unexpected end of (form|multipart)|Malformed|Multipart/i.test(error.message);
  return malformed
    ? new Failure(INVALID_INPUT, { fields: [{ field: 'body', rule: 'well_formed', message: error.message }] })
    : null;
}

const MOST_FIELDS = 50;
const MOST_OF_ONE_FIELD = 64_000;
/** The most that a multipart body holds beside its files, in bytes: its fields, and what stands around all of it. */
export const MOST_OF_FIELDS = MOST_FIELDS * MOST_OF_ONE_FIELD + 200_000;

/**
 * Reads a multipart body within the endpoint's limits: text fields as an object; files to the disk as they come, as long as
 * `hasRoom` says that there is room for them.
 */
export async function readMultipart(
  request: FastifyRequest,
  rule: FileRule,
  { received, hasRoom }: { readonly received: ReceivedFiles; readonly hasRoom: () => boolean },
): Promise<{ body: Record<string, unknown>; files: ReceivedFile[] }> {
  if (!request.isMultipart()) {
    if (typeof request.body === 'object' && request.body !== null) return { body: { ...request.body }, files: [] };
    throw new Failure(WRONG_TYPE, {
      fields: [{ field: 'body', rule: 'content_type', message: 'must be multipart/form-data' }],
    });
  }
  const body: Record<string, unknown> = {};
  const files: ReceivedFile[] = [];
  for await (const part of request.parts({
    limits: {
      fileSize: rule.maxBytes,
      files: rule.maxCount,
      fields: MOST_FIELDS,
      parts: rule.maxCount + MOST_FIELDS,
      fieldSize: MOST_OF_ONE_FIELD,
    },
  })) {
    if (part.type === 'field') {
      body[part.fieldname] = part.value;
    } else if (part.fieldname === rule.field) {
      const what = [part.filename, part.mimetype].find((text) => !isStorable(text));
      if (what !== undefined)
        throw invalid([{ field: `${rule.field}.${files.length}`, rule: 'storable', message: UNSTORABLE.storable }]);
      const bytes = await received.receive(part.file, () => {
        if (!hasRoom()) throw failure(DISK_FULL);
        if (part.file.truncated) throw tooLarge(rule);
      });
      if (part.file.truncated) throw tooLarge(rule);
      files.push({ name: part.filename, declaredType: part.mimetype, bytes });
    } else {
      throw invalid([{ field: part.fieldname, rule: 'known_field', message: `files go under ${rule.field}` }]);
    }
  }
  return { body, files };
}

const tooLarge = ({ maxBytes }: FileRule): Failure =>
  failure(TOO_LARGE, {
    fields: [{ field: 'body', rule: 'max_bytes', message: `files must be at most ${maxBytes} bytes each` }],
  });
