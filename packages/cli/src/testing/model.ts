import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, inject } from 'vitest';

/** What `look` says about a table, as far as tests read it. */
export interface Standing {
  readonly phase: string;
  readonly owes: boolean;
  readonly mayAct: boolean;
  readonly outcome: unknown;
  readonly view: unknown;
}

/** A language model's program: the real client of the protocol, with our program as its child over real pipes. */
export class Model {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async start(args: readonly string[]): Promise<Model> {
    const client = new Client({ name: 'a-model', title: 'A Model', version: '1.0.0' });
    const env = { PATH: process.env.PATH ?? '', LANG: 'en_US.UTF-8' };
    const command = { command: process.execPath, args: [inject('samsara'), ...args], env };
    await client.connect(new StdioClientTransport({ ...command, stderr: 'ignore' }));
    return new Model(client);
  }

  async tools(): Promise<string[]> {
    const { tools } = await this.#client.listTools();
    return tools.map(({ name }) => name);
  }

  /** Everything that a tool answers. */
  async answer(name: string, given: Record<string, unknown> = {}) {
    return await this.#client.callTool({ name, arguments: given });
  }

  /** The data of an answer that is no refusal. */
  async ask<T>(name: string, given: Record<string, unknown> = {}): Promise<T> {
    const { isError, content, structuredContent } = await this.answer(name, given);
    expect(isError ? content : undefined).toBeUndefined();
    return structuredContent as T;
  }

  /** Why a tool says no. */
  async error(name: string, given: Record<string, unknown> = {}): Promise<unknown> {
    const { isError, structuredContent } = await this.answer(name, given);
    expect(isError).toBe(true);
    return (structuredContent as { error: unknown }).error;
  }

  end(): Promise<void> {
    return this.#client.close();
  }
}

/** Plays the first legal move whenever it is asked, until the game is over. */
export async function playOn(model: Model, seated: Standing): Promise<Standing> {
  let standing = seated;
  while (standing.phase !== 'over') {
    if (!standing.owes) {
      standing = await model.ask<Standing>('wait_for_turn');
      continue;
    }
    const { moves } = await model.ask<{ moves: { move: string; says: string }[] }>('legal_moves');
    expect(moves[0].says).not.toBe('');
    standing = await model.ask<Standing>('play', { move: moves[0].move });
  }
  return standing;
}
