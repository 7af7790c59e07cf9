/** What a text says, or null where it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const CLOSED_FOR: Readonly<Record<number, string>> = {
  400: 'bad-request',
  408: 'timeout',
  431: 'headers-too-large',
};

/** What a refusal is called in the metrics: its code, or why a connection from which no request could be read was closed. */
export function labelOf(status: number, body: unknown): string {
  const { code, detail } = (body ?? {}) as { code?: string; detail?: string };
  const closed = CLOSED_FOR[status] ?? `status-${status}`;
  return code === undefined || detail === closed ? closed : code;
}
