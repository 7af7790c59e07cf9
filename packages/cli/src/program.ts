import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { addBench } from './commands/bench.ts';
import { addBotHost } from './commands/bot-host.ts';
import { addDataset } from './commands/dataset.ts';
import { addDeal } from './commands/deal.ts';
import { addExplain } from './commands/explain.ts';
import { addGames } from './commands/games.ts';
import { addLab } from './commands/lab.ts';
import { addLadder } from './commands/ladder.ts';
import { addPlay } from './commands/play.ts';
import { addPromises } from './commands/promises.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addScenario } from './commands/scenario.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSteps } from './commands/steps.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { addExamples, addExitCodes, translateHelp } from './output/help.ts';
import type { Words } from './texts/words.ts';

export function makeProgram(words: Words): Command {
  const { help } = words.texts;
  const program = new Command('samsara')
    .usage(help.programUsage)
    .description(help.about)
    .version(packageJson.version, '-V, --version', help.version)
    .option(`--lang <${help.words.language}>`, help.lang);
  translateHelp(program, words);
  for (const add of [
    addPlay,
    addSimulate,
    addTournament,
    addLadder,
    addLab,
    addReplay,
    addReview,
    addVerify,
    addPromises,
    addDeal,
    addPuzzles,
    addScenario,
    addExplain,
    addSteps,
    addDataset,
    addBotHost,
    addBench,
    addGames,
  ]) {
    add(program, words);
  }
  addExamples(program, help.programExamples, words);
  addExitCodes(program, words);
  return program;
}
