import {
  type CallToolResult,
  CLIENT_INFO_META_KEY,
  type Implementation,
  type McpServer,
} from '@modelcontextprotocol/server';
import { BadInput, type GameWithPositions } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import * as z from 'zod';
import { gameNamed, textsOf } from '../../input/game-choice.ts';
import { clausesWith, topicsCalled, unknownTopic } from '../../rules/topics.ts';
import type { Words } from '../../texts/words.ts';
import { NoServer } from '../visitor.ts';
import { lookAt, moveMeant, movesOf } from './answers.ts';
import { type ModelTables, Refused } from './model-table.ts';

/** Clients wait a minute for an answer, so this is shorter. */
const LONGEST_WAIT_S = 50;
const USUAL_WAIT_S = 30;
const MOST_CLAUSES = 12;

const Move = z.string().min(1).max(250).describe('A move in its notation, such as legal_moves lists it');
const Table = z.string().min(1).max(12).describe('The code of a table');

/** Adds the tools with which a model plays. `nameOf` is asked when a seat is taken. */
export function addTools(
  server: McpServer,
  tables: ModelTables,
  { language }: Pick<Words, 'language'>,
  nameOf: (given: string | undefined, client: Implementation | undefined) => string,
): void {
  const textsFor = (game: GameWithPositions) => textsOf(game, language);
  const looked = () => {
    const standing = tables.standing();
    return answered(lookAt(standing, tables.news(), textsFor(gameNamed(standing.game.meta.id))));
  };
  const textsHere = () => textsFor(gameNamed(tables.standing().game.meta.id));

  server.registerTool(
    'list_tables',
    {
      title: 'List tables',
      description: 'Tables at which a seat can be taken before the deal.',
      inputSchema: z.strictObject({}),
      annotations: { readOnlyHint: true },
    },
    () =>
      answering(async () => {
        const found = await tables.offered();
        const lines = found.map(
          ({ table, game, open, seats, phase, names }) =>
            `${table}: ${game}, ${phase}, ${open} of ${seats} seats open; there: ${names.join(', ') || 'nobody'}`,
        );
        return answered({ says: lines.join('\n') || 'No table has an open seat.', data: { tables: found } });
      }),
  );

  server.registerTool(
    'take_seat',
    {
      title: 'Take a seat',
      description:
        'Sit down at a table and be ready for the deal. Everybody there and the record are told that a model plays this seat. The host starts the game; use wait_for_turn.',
      inputSchema: z.strictObject({
        table: Table.optional(),
        name: z.string().min(1).max(24).optional().describe('The name to play under'),
      }),
    },
    ({ table, name }, { mcpReq: { envelope } }) =>
      answering(async () => {
        // Clients of the older protocol have said it once, at the beginning.
        const told = envelope as { [CLIENT_INFO_META_KEY]?: Implementation } | undefined;
        const client = told?.[CLIENT_INFO_META_KEY] ?? server.server.getClientVersion();
        await tables.takeSeat(table?.toUpperCase(), nameOf(name, client));
        return looked();
      }),
  );

  server.registerTool(
    'look',
    {
      title: 'Look at the table',
      description:
        'The table as your seat sees it, in words and as data, and what has happened since you last looked. Nothing else is known to this program.',
      inputSchema: z.strictObject({}),
      annotations: { readOnlyHint: true },
    },
    () => answering(async () => looked()),
  );

  server.registerTool(
    'legal_moves',
    {
      title: 'Legal moves',
      description: 'Every move you can make now, in its notation and in words.',
      inputSchema: z.strictObject({}),
      annotations: { readOnlyHint: true },
    },
    () =>
      answering(async () => {
        const standing = tables.standing();
        const moves = movesOf(standing, textsHere());
        const lines = moves.map(({ move, says }) => `${move}: ${says}`);
        const { owes } = standing;
        return answered({
          says: lines.join('\n') || 'You cannot move now. Use wait_for_turn.',
          data: { owes, moves },
        });
      }),
  );

  server.registerTool(
    'why_not',
    {
      title: 'Why is a move refused?',
      description: 'Is a move legal now? If not: the reason, and the clause of the rules. Changes nothing.',
      inputSchema: z.strictObject({ move: Move }),
      annotations: { readOnlyHint: true },
    },
    ({ move }) =>
      answering(async () => {
        const legal = moveMeant(tables.standing(), move, textsHere());
        return answered({ says: `${legal} is legal.`, data: { legal } });
      }),
  );

  server.registerTool(
    'play',
    {
      title: 'Play a move',
      description: 'Make a move. A refused one changes nothing; the answer has the reason and the clause.',
      inputSchema: z.strictObject({ move: Move }),
    },
    ({ move }) =>
      answering(async () => {
        await tables.play(moveMeant(tables.standing(), move, textsHere()));
        return looked();
      }),
  );

  server.registerTool(
    'wait_for_turn',
    {
      title: 'Wait for your turn',
      description:
        'Waits until you have to decide, may act, or the game is over, then shows the table. Where you may act but need not, it lets the moment pass.',
      inputSchema: z.strictObject({
        seconds: z
          .number()
          .int()
          .min(1)
          .max(LONGEST_WAIT_S)
          .default(USUAL_WAIT_S)
          .describe('At most so long'),
      }),
      annotations: { readOnlyHint: true },
    },
    ({ seconds }, { mcpReq: { signal } }) =>
      answering(async () => {
        await tables.waitForTurn(seconds * 1000, signal);
        return looked();
      }),
  );

  server.registerTool(
    'rule',
    {
      title: 'Ask for a rule',
      description:
        'Explains a clause (such as one that a refusal names), a card, or an option of a game; anything else is searched for in the rules.',
      inputSchema: z.strictObject({
        topic: z.string().min(1).max(100),
        game: z
          .string()
          .max(32)
          .optional()
          .describe(`${Object.keys(GAMES).join(', ')}; yours if you have a seat`),
      }),
      annotations: { readOnlyHint: true },
    },
    ({ topic, game: wanted }) =>
      answering(async () => {
        const game = gameNamed(wanted ?? tables.standing().game.meta.id);
        return answered(explained(game, textsFor(game), topic));
      }),
  );

  server.registerTool(
    'leave',
    {
      title: 'Leave the table',
      description: 'Give your seat up. In a running game a bot plays on.',
      inputSchema: z.strictObject({}),
      annotations: { destructiveHint: true },
    },
    () =>
      answering(async () => {
        await tables.leave();
        return answered({ says: 'You have left the table.', data: {} });
      }),
  );
}

function explained(game: GameWithPositions, texts: ReturnType<typeof textsOf>, topic: string) {
  const named = topicsCalled(game, texts, topic).flatMap((each) => {
    if (each.type === 'clause' || each.type === 'refusal') return [[each.clause, texts.rules[each.clause]]];
    if (each.type === 'option') return [[each.key, texts.options[each.key].explains]];
    const ability = texts.abilities?.[each.card];
    const clauses = each.clauses.map((clause) => [clause, texts.rules[clause]]);
    return [...(ability === undefined ? [] : [[texts.cards[each.card], ability]]), ...clauses];
  });
  const found =
    named.length > 0
      ? named
      : clausesWith(texts, topic)
          .slice(0, MOST_CLAUSES)
          .map((clause) => [clause, texts.rules[clause]]);
  if (found.length === 0) throw unknownTopic(game, texts, topic);
  const rules = found.map(([clause, says]) => ({ clause, says }));
  return { says: rules.map(({ clause, says }) => `${clause}: ${says}`).join('\n'), data: { rules } };
}

function answered({ says, data }: { readonly says: string; readonly data: object }): CallToolResult {
  return { content: [{ type: 'text', text: says }], structuredContent: { ...data } };
}

/** A no is an answer with a code; what is a fault of ours is one too, so that the process lives. */
async function answering(act: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await act();
  } catch (error) {
    const { code, says, more } = whatWentWrong(error);
    const data = { error: { code, ...more } };
    return { isError: true, content: [{ type: 'text', text: `${code}: ${says}` }], structuredContent: data };
  }
}

function whatWentWrong(error: unknown) {
  if (error instanceof Refused) return { code: error.code, says: error.message, more: error.more };
  if (error instanceof BadInput) {
    const { code, place, detail } = error;
    return { code, says: [place, detail].filter(Boolean).join(': '), more: { place, detail } };
  }
  if (error instanceof NoServer) {
    const { status } = error;
    return { code: 'unreachable', says: error.message, more: { status } };
  }
  return { code: 'fault', says: error instanceof Error ? error.message : String(error), more: {} };
}
