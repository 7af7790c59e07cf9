import {
  actorAndMove,
  BadInput,
  findMove,
  type Game,
  type GameWithPositions,
  refusalOf,
} from '@samsara/engine';
import { type GameTexts, withCardWords } from '@samsara/engine/texts';
import type { Command } from 'commander';
import { gameNamed, positionIn, textsOf } from '../input/game-choice.ts';
import { addExamples } from '../output/help.ts';
import { bold, cyan, dim, green, inColumns, print, printJson, wrap } from '../output/print.ts';
import { clauseLine, refusalLines } from '../rules/clauses.ts';
import { clausesWith, type Topic, topicsCalled, unknownTopic } from '../rules/topics.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly search?: string[];
  readonly position?: string;
  readonly why?: string;
  readonly json?: true;
}

export function addExplain(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('explain')
    .description(help.explain.about)
    .argument(`<${help.words.game}>`, help.game)
    .argument(`[${help.words.topic}...]`, help.explain.topic)
    .option(`--search <${help.words.words}...>`, help.explain.search)
    .option(`--position <${help.words.file}>`, help.explain.position)
    .option(`--why <${help.words.move}>`, help.explain.why)
    .option('--json', help.json)
    .action((game: string, topics: string[], options: Options) =>
      explain(gameNamed(game), topics, options, words),
    );
  addExamples(command, help.explain.examples, words);
}

function explain(game: GameWithPositions, wanted: readonly string[], options: Options, words: Words): void {
  const texts = textsOf(game, words.language);
  if ((options.why === undefined) !== (options.position === undefined)) {
    throw new BadInput('missing', options.why === undefined ? '--why' : '--position');
  }
  if (options.why !== undefined && options.position !== undefined) {
    return explainMove(game, texts, options.position, options.why, words, options.json === true);
  }
  if (options.search) return showFound(texts, options.search.join(' '), words, options.json === true);
  const topics = topicsNamed(game, texts, wanted);
  if (options.json)
    return printJson(
      topics.length > 0
        ? { topics: topics.map((topic) => inJson(topic, game, texts)) }
        : overviewInJson(game, texts),
    );
  if (topics.length === 0) showOverview(game, texts, words);
  for (const topic of topics) showTopic(topic, game, texts, words);
}

/** Each word is a topic, unless all of them together are one. */
function topicsNamed(game: Game, texts: GameTexts, wanted: readonly string[]): Topic[] {
  const together = topicsCalled(game, texts, wanted.join(' '));
  if (together.length > 0) return together;
  return wanted.flatMap((word) => {
    const topics = topicsCalled(game, texts, word);
    if (topics.length > 0) return topics;
    throw unknownTopic(game, texts, word);
  });
}

function explainMove(
  game: GameWithPositions,
  texts: GameTexts,
  file: string,
  line: string,
  words: Words,
  asJson: boolean,
): void {
  const state = positionIn(file, game);
  const read = actorAndMove(line);
  if (!read) throw new BadInput('wrong-format', '--why', `${JSON.stringify(line)}; "0 …"`);
  const { actor, text } = read;
  const asTyped = findMove(game, state, actor, text) !== undefined;
  const spelt = asTyped ? text : withCardWords(texts, text);
  const isLegal = asTyped || findMove(game, state, actor, spelt) !== undefined;
  const refusal = isLegal ? null : refusalOf(game, state, actor, spelt);
  if (asJson) printJson({ legal: isLegal, refusal, says: refusal && texts.refusal(refusal) });
  else if (refusal) for (const line of refusalLines(texts, refusal)) print(line);
  else print(green(words.texts.play.isLegal));
}

function showFound(texts: GameTexts, wanted: string, words: Words, asJson: boolean): void {
  const found = clausesWith(texts, wanted);
  if (asJson)
    return printJson({ clauses: Object.fromEntries(found.map((clause) => [clause, texts.rules[clause]])) });
  for (const clause of found) print(clauseLine(texts, clause));
  if (found.length === 0) print(words.texts.explain.nothingFound(wanted));
}

function showTopic(topic: Topic, game: Game, texts: GameTexts, words: Words): void {
  const { explain } = words.texts;
  switch (topic.type) {
    case 'clause':
      print(clauseLine(texts, topic.clause));
      break;
    case 'option':
      for (const line of optionLines(topic.key, game, texts, words)) print(line);
      break;
    case 'card':
      print(`${bold(texts.cards[topic.card])}  ${dim(topic.card)}`);
      if (texts.abilities?.[topic.card]) print(wrap(`  ${texts.abilities[topic.card]}`, 2));
      for (const clause of topic.clauses) print(clauseLine(texts, clause, 2));
      break;
    case 'refusal':
      print(`${bold(topic.code)}  ${explain.refusedBy(topic.clause)}`);
      print(clauseLine(texts, topic.clause, 2));
      break;
  }
}

function inJson(topic: Topic, game: Game, texts: GameTexts): unknown {
  switch (topic.type) {
    case 'clause':
      return { ...topic, text: texts.rules[topic.clause] };
    case 'option':
      return { ...topic, ...game.meta.options[topic.key], ...texts.options[topic.key] };
    case 'card':
      return { ...topic, name: texts.cards[topic.card], ability: texts.abilities?.[topic.card] ?? null };
    case 'refusal':
      return { ...topic, text: texts.rules[topic.clause] };
  }
}

function overviewInJson(game: Game, texts: GameTexts): unknown {
  const { id, seats, options } = game.meta;
  return {
    game: id,
    name: texts.name,
    about: texts.about,
    seats,
    options,
    cards: texts.cards,
    rules: texts.rules,
  };
}

function showOverview(game: Game, texts: GameTexts, words: Words): void {
  const { explain, games } = words.texts;
  const { seats, options } = game.meta;
  print(bold(texts.name));
  print(wrap(texts.about));
  print(games.seats(seats.min, seats.max));
  print(`\n${bold(explain.options)}`);
  for (const key of Object.keys(options))
    for (const line of optionLines(key, game, texts, words)) print(line);
  print(`\n${bold(explain.cards)}`);
  const cards = Object.entries(texts.cards);
  const sameName = cards.filter(([id, name]) => id === name).map(([id]) => id);
  if (sameName.length > 0) print(`  ${sameName.join(' ')}`);
  for (const line of inColumns(cards.filter(([id, name]) => id !== name))) print(line);
  print(`\n${bold(explain.clauses)}`);
  for (const clause of Object.keys(texts.rules)) print(clauseLine(texts, clause, 2));
}

/** `players=4`: what may be given, the default, and whether it comes from the rules. */
function optionLines(key: string, game: Game, texts: GameTexts, words: Words): string[] {
  const spec = game.meta.options[key];
  const { explain } = words.texts;
  const { name, explains, values: names = {} } = texts.options[key];
  const withName = (value: string) => (names[value] ? `${value} (${names[value]})` : value);
  const values = {
    choice: () => (spec.type === 'choice' ? spec.values.map(withName).join(' | ') : ''),
    flag: () => 'true | false',
    whole: () => (spec.type === 'whole' ? `${spec.min}–${spec.max}` : ''),
    seat: () => explain.aSeat,
  };
  const head = `  ${cyan(`${key}=${spec.default}`)}  ${dim(`${values[spec.type]()} · ${explain.standing[spec.standing]}`)}`;
  return [head, wrap(`      ${name}${words.texts.errors.colon}${explains}`, 6)];
}
