import {
  ClientMessage,
  PROTOCOL_VERSION,
  REFUSAL_CODES,
  RefusalReason,
  ServerMessage,
} from '@samsara/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { CLIENT_EXAMPLES, type Example, SERVER_EXAMPLES } from './examples.ts';
import { INTRODUCTION } from './introduction.ts';
import { REQUESTS, type Request } from './requests.ts';

/** The written protocol by file name, made from the schemas that the server checks with. */
export function documents(): Readonly<Record<string, string>> {
  return {
    'protocol.md': markdown(),
    'asyncapi.json': json(asyncApi()),
    'openapi.json': json(openApi()),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** As JSON Schema; what a schema does to a value beyond checking it, such as trimming, is left out. */
function schemaOf(schema: GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}

type Direction = 'client' | 'server';

function messagesOf(direction: Direction): [string, Example<unknown>][] {
  return Object.entries(direction === 'client' ? CLIENT_EXAMPLES : SERVER_EXAMPLES);
}

function schemaOfMessage(direction: Direction, type: string): object {
  const variants = direction === 'client' ? ClientMessage.options : ServerMessage.options;
  const found = variants.find((variant) => variant.entries.type.literal === type);
  if (!found) throw new Error(`no schema for ${type}`);
  return schemaOf(found);
}

function asyncApi(): object {
  const messages = (['client', 'server'] as const).flatMap((direction) =>
    messagesOf(direction).map(([type, { says, example }]) => [
      `${direction}-${type}`,
      {
        name: type,
        summary: says,
        payload: schemaOfMessage(direction, type),
        examples: [{ payload: example }],
      },
    ]),
  );
  const channelMessages = messages.map(([name]) => [name, { $ref: `#/components/messages/${name}` }]);
  const operation = (action: string, direction: Direction) => ({
    action,
    channel: { $ref: '#/channels/socket' },
    messages: messagesOf(direction).map(([type]) => ({
      $ref: `#/channels/socket/messages/${direction}-${type}`,
    })),
  });
  return {
    asyncapi: '3.0.0',
    info: { title: 'Samsara, the socket', version: String(PROTOCOL_VERSION) },
    channels: {
      socket: { address: '/socket?ticket={ticket}', messages: Object.fromEntries(channelMessages) },
    },
    operations: { receive: operation('receive', 'client'), send: operation('send', 'server') },
    components: { messages: Object.fromEntries(messages) },
  };
}

function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const request of REQUESTS) {
    paths[request.path] ??= {};
    paths[request.path][request.method] = operationOf(request);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Samsara, requests', version: String(PROTOCOL_VERSION) },
    paths,
    components: { schemas: { Refusal: schemaOf(RefusalReason) } },
  };
}

function operationOf({ says, path, body, query, answer, answerType }: Request): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const properties =
    query === undefined ? {} : ((schemaOf(query) as { properties: object }).properties ?? {});
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
  const content = answer ? { 'application/json': { schema: schemaOf(answer) } } : { [answerType ?? '']: {} };
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return {
    summary: says,
    parameters: [...inPath, ...inQuery],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
    }),
    responses: {
      200: { description: 'Done', content },
      '4XX': { description: 'Refused, and why', content: refusal },
    },
  };
}

function markdown(): string {
  const chapter = (title: string, direction: Direction) => [
    `## ${title}`,
    ...messagesOf(direction).flatMap(([type, { says, example }]) => [
      `### \`${type}\``,
      says,
      `\`\`\`json\n${JSON.stringify(example)}\n\`\`\``,
    ]),
  ];
  const requests = REQUESTS.map(
    ({ method, path, says }) => `| \`${method.toUpperCase()} ${path}\` | ${says} |`,
  );
  return `${[
    INTRODUCTION,
    ...chapter('From the client', 'client'),
    ...chapter('From the server', 'server'),
    '## Refusals',
    REFUSAL_CODES.map((code) => `\`${code}\``).join(' · '),
    '## Requests',
    ['| request | what for |', '| --- | --- |', ...requests].join('\n'),
  ].join('\n\n')}\n`;
}
