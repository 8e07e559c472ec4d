/** What is sent, as fetch takes it. */
export interface ProgressRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
}

/** Sends like fetch, and tells the share that has gone out, from 0 to 1, which fetch cannot. */
export function sendWithProgress(
  address: string,
  { method, headers, body, signal }: ProgressRequest,
  onProgress: (share: number) => void,
): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(method, address);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  const answer = new Promise<Response>((resolve, reject) => {
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText })),
    );
    request.addEventListener('error', () => reject(new TypeError('The server could not be reached.')));
    request.addEventListener('abort', () => reject(new DOMException('The request was given up.', 'AbortError')));
  });
  signal?.addEventListener('abort', () => request.abort(), { once: true });
  request.send(body as XMLHttpRequestBodyInit | undefined);
  return answer;
}
