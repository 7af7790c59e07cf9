import type { PlayedGame } from '@samsara/engine';
import { botSeed, dealEntropy, nextOf } from '@samsara/engine/deals';
import type { Device } from '../device/device.ts';

/** The same rules, but of several who are asked at once one after the other answers: the same choices give the same game. */
export function inOrder(game: PlayedGame): PlayedGame {
  return {
    ...game,
    deciding: (state) => {
      const owing = game.deciding(state);
      const next = nextOf(owing);
      return owing.length > 1 && next !== 'clock' ? [next] : owing;
    },
  };
}

/** The same device, but what chance brings and what bots decide follows from a deal, whatever they are called. `moves` tells how many were made. */
export function dealtBy(device: Device, seed: string, moves: () => number): Device {
  return {
    ...device,
    entropy: (bytes) => (bytes * 2 === seed.length ? seed : dealEntropy(seed)),
    tell: (message) => {
      if (message.type !== 'ask') return device.tell(message);
      const { question } = message;
      device.tell({
        type: 'ask',
        question: { ...question, character: null, seed: botSeed(seed, question.seat, moves()) },
      });
    },
  };
}
