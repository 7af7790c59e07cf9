import type { Evening } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { gameName } from '../games/index.ts';
import { Face } from '../kit/faces/face.tsx';
import { facesAt } from '../kit/faces/faces.ts';
import { settings } from '../settings/settings.ts';
import { saveFile, shareFile } from '../shell/share-file.ts';
import { lengthOfTime } from '../texts/length-of-time.ts';
import { useWords } from '../texts/words.ts';
import { drawEvening } from './picture.ts';
import { type EveningLine, mostWins, runningRow, type Standing } from './standings.ts';
import { type EveningWords, useEveningWords } from './words.ts';

interface EveningTableProps {
  readonly evening: Evening;
  readonly standings: readonly Standing[];
  readonly game: string;
}

/** The final table: everybody who has played tonight, what they have won, and a picture of it. */
export function EveningTable({ evening, standings, game }: EveningTableProps) {
  const common = useWords();
  const words = useEveningWords();
  const [said, say] = useState('');
  const faces = facesOf(standings);
  const hasPoints = standings.some(({ line }) => line.points !== undefined);
  const facts = factsOf(evening, standings, words);
  const makePicture = async () => {
    const picture = await drawEvening(game, {
      title: words.title,
      over: `${gameName(game, common)} · ${today()}`,
      rows: standings.map(({ place, line }, i) => ({
        place,
        name: line.name,
        face: faces[i],
        result: [
          words.wins(line.wins),
          ...(line.points === undefined ? [] : [words.points(line.points)]),
        ].join(' · '),
      })),
      below: facts.slice(0, 1).join(' '),
      address: location.host,
    });
    if (picture === null) return;
    const file = new File([picture], `samsara-${game}-${new Date().toISOString().slice(0, 10)}.png`, {
      type: picture.type,
    });
    if (await shareFile(file)) return;
    saveFile(file);
    say(words.pictureSaved);
  };
  return (
    <div class="evening">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section class="evening-scroll" tabIndex={0} aria-label={words.title}>
        <table class="evening-table">
          <thead>
            <tr>
              <th scope="col">
                <abbr title={common.place}>{common.placeSign}</abbr>
              </th>
              <th scope="col">{common.player}</th>
              <th scope="col">{words.columns.wins}</th>
              <th scope="col">{words.columns.games}</th>
              {hasPoints && <th scope="col">{words.columns.points}</th>}
              <th scope="col">{words.columns.mean}</th>
              <th scope="col">{words.columns.best}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ place, mean, line }, i) => (
              <tr key={i} class={place === 1 && line.wins > 0 ? 'is-first' : ''}>
                <td>{place}</td>
                <th scope="row">
                  <span class="evening-who">
                    <Face of={faces[i]} mood={place === 1 && line.wins > 0 ? 'glad' : null} />
                    <span class="evening-name">{line.name}</span>
                  </span>
                </th>
                <td>
                  <b>{line.wins}</b>
                </td>
                <td>{line.games}</td>
                {hasPoints && <td>{line.points}</td>}
                <td>{meanText(mean)}</td>
                <td>{line.best}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <p class="evening-note">{words.counts}</p>
      <button type="button" class="button is-main" onClick={() => void makePicture()}>
        {words.picture}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

function facesOf(standings: readonly Standing[]): number[] {
  return facesAt(standings.map(({ line }) => ({ ...line, kind: line.person === null ? 'bot' : 'person' })));
}

/** Less than a minute reads like nothing. */
const LEAST_TIME = 60_000;

function factsOf(
  { games, ms, longest }: Evening,
  standings: readonly Standing[],
  words: EveningWords,
): string[] {
  const { language } = settings.value;
  const time = (length: number) => lengthOfTime(language, Math.max(LEAST_TIME, length));
  const told = (line: EveningLine | null, say: (line: EveningLine) => string) =>
    line === null ? [] : [say(line)];
  return [
    words.lasted(games, time(ms), time(longest)),
    ...told(mostWins(standings), ({ name, wins }) => words.mostWins(name, wins)),
    ...told(runningRow(standings), ({ name, row }) => words.row(name, row)),
  ];
}

function meanText(mean: number): string {
  return new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 }).format(mean);
}

function today(): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'long' }).format(Date.now());
}
