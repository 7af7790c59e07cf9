import { signal } from '@preact/signals';
import type { Invitation, MyGame } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, hasMet } from '../connection/api.ts';
import { finishedRecords, runningGames, runningName } from '../local/kept/keeping.ts';
import type { LocalPlan } from '../local/worker/plan.ts';
import { namedOr } from '../records/nameless.ts';
import { dealPath, localPath, practicePath, replayPath, tablePath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { currentWords } from '../texts/words.ts';
import { namesWithYou } from './names-with-you.ts';

/** A game of whoever reads this, begun or over. */
export interface OwnGame {
  readonly key: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly signs: readonly string[];
  readonly path: string;
  readonly isRunning: boolean;
  /** Do others wait for the reader? */
  readonly isYourTurn: boolean;
  readonly at: number;
  /** At a table over days: when the reader's time is over. */
  readonly until?: number | undefined;
}

/** Who invites the reader, as last heard. */
export const invitationsHere = signal<readonly Invitation[]>([]);

/** Games begun here or at the server, and those that have ended. */
export function useOwnGames(words: LobbyWords, you: string): readonly OwnGame[] {
  const [here, setHere] = useState<readonly OwnGame[]>([]);
  const [there, setThere] = useState<readonly OwnGame[]>([]);
  useEffect(() => {
    void gamesHere(words).then(setHere);
    if (!hasMet()) return;
    api
      .myGames()
      .then(({ running, finished, invitations = [] }) => {
        setThere([...running, ...finished].map((game) => gameThere(game, words, you)));
        invitationsHere.value = invitations;
      })
      .catch(() => setThere([]));
  }, [words, you]);
  return [...here, ...there];
}

async function gamesHere(words: LobbyWords): Promise<OwnGame[]> {
  const [running, finished] = await Promise.all([runningGames(), finishedRecords()]);
  return [
    ...running.map(({ plan, at }) => ({
      key: runningName(plan),
      game: plan.game,
      names: plan.seats.map(({ name }) => name),
      signs: [signOf(plan, words), words.onThisDevice],
      path: pathOf(plan),
      isRunning: true,
      isYourTurn: false,
      at,
    })),
    ...finished.map(({ play, record, at }) => ({
      key: play,
      game: record.game,
      names: record.seats.map(({ name }) => name),
      signs: [words.finished, words.onThisDevice],
      path: replayPath(play),
      isRunning: false,
      isYourTurn: false,
      at,
    })),
  ];
}

function signOf({ practice, deal }: LocalPlan, words: LobbyWords): string {
  if (deal) return words.dealOfDay;
  return practice ? words.modes.practice.name : words.running;
}

function pathOf({ game, practice, deal }: LocalPlan): string {
  if (deal) return dealPath('deal', game, deal);
  return practice ? practicePath(game) : localPath(game);
}

function gameThere(game: MyGame, words: LobbyWords, you: string): OwnGame {
  const isRunning = game.phase !== 'over' && game.phase !== 'closed';
  return {
    key: game.play,
    game: game.game,
    names: namesWithYou(game, you).map(namedOr(currentWords().somebody)),
    signs: [isRunning ? words.running : words.finished, game.table],
    path: isRunning ? tablePath(game.table) : replayPath(game.play),
    isRunning,
    isYourTurn: isRunning && game.yourTurn,
    at: game.at,
    until: game.until,
  };
}
