import { isCancel, select } from '@clack/prompts';
import { BadInput, type GameWithPositions } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { textsOf } from '../input/game-choice.ts';
import { EXIT } from '../output/exit-codes.ts';
import type { Words } from '../texts/words.ts';
import { isTerminal } from './lines.ts';

/** Asks which game; where nobody can be asked, one has to be named. */
export async function chooseGame({ language, texts }: Words): Promise<GameWithPositions> {
  if (!isTerminal())
    throw new BadInput('missing', texts.help.words.game.toUpperCase(), Object.keys(GAMES).join(', '));
  const options = Object.values(GAMES).map((game) => {
    const { name, about } = textsOf(game, language);
    return { value: game, label: name, hint: about };
  });
  const chosen = await select({ message: texts.play.whichGame, options, showInstructions: false });
  if (isCancel(chosen)) process.exit(EXIT.interrupted);
  return chosen;
}
