import { Failure, INTERNAL } from '@hearth/kit/failure';
import { context, isSpanContextValid, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context } from '@opentelemetry/api';

/** Says nothing to nobody until an operator starts an SDK of OpenTelemetry before the server: docs/hosting/metrics.md. */
const tracer = trace.getTracer('hearth');

/** From this status on an answer is an error of the server. */
const WORST = 500;

/** What proxies say of the trace that a request belongs to. */
export const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'] as const;

/** Runs an API call as a span of its operation, in the trace that the request's headers name. */
export function traceCall<T>(
  operation: string,
  { headers, method, id }: { readonly headers: object; readonly method: string; readonly id: string },
  work: () => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(context.active(), headers);
  const attributes = { 'http.request.method': method, 'hearth.request_id': id };
  return inSpan({ name: operation, kind: SpanKind.SERVER, parent }, attributes, work);
}

/** Runs a job as a span of its own trace. */
export const traceJob = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  inSpan({ name, kind: SpanKind.CONSUMER, parent: context.active() }, {}, work);

/** Runs a statement as a span. Its text has placeholders: the values are never told. */
export const traceStatement = <T>(text: string, work: () => Promise<T>): Promise<T> =>
  inSpan(
    { name: verbOf(text), kind: SpanKind.CLIENT, parent: context.active() },
    { 'db.system.name': 'postgresql', 'db.query.text': text },
    work,
  );

const verbOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';

async function inSpan<T>(
  { name, kind, parent }: { readonly name: string; readonly kind: SpanKind; readonly parent: Context },
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  // Nobody traces. A span that is not kept is passed on all the same, so that those below it are not kept either.
  if (!isSpanContextValid(span.spanContext())) return work();
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    // A refusal is an answer; what nobody foresaw is an error. Its words stay out: they may hold what people entered.
    const { code, status } = error instanceof Failure ? error.kind : INTERNAL;
    span.setAttribute('error.type', code);
    if (status >= WORST) span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
