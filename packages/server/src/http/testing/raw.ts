import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** A request as it goes over the line: `first` such as `GET http://other/api/me`, then headers. */
export function askRaw(address: string, first: string, headers: object = {}, body = ''): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(address);
  const sent = { host, connection: 'close', 'content-length': Buffer.byteLength(body), ...headers };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return talk(hostname, Number(port), `${first} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** What is answered until the other side closes the connection. */
export function talk(host: string, port: number, said: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const stream = connect({ host, port });
    let heard = '';
    stream.setEncoding('utf8').on('data', (part: string) => {
      heard += part;
    });
    stream.on('error', reject);
    stream.on('close', () => {
      const [head, ...rest] = heard.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, headers: head.toLowerCase(), body: rest.join('\r\n\r\n') });
    });
    stream.write(said);
  });
}
