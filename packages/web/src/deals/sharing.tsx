import { useState } from 'preact/hooks';
import type { GameId } from '../games/index.ts';
import { settings } from '../settings/settings.ts';
import { copyText } from '../shell/copy-text.ts';
import { dealPath } from '../shell/routes.ts';
import { isShared, saveFile, shareFile } from '../shell/share-file.ts';
import { shareLink } from '../shell/share-origin.ts';
import { useWords } from '../texts/words.ts';
import { writeChallenge } from './challenge.ts';
import { dayAt } from './days.ts';
import { type KeptDeal, keptDeals, keptStreak } from './kept-deals.ts';
import { drawPicture, type PictureLines } from './picture.ts';
import { resultText } from './result-text.ts';
import type { DealWords } from './texts.ts';

interface SharingProps {
  readonly game: GameId;
  readonly mine: KeptDeal;
  readonly day: string | null;
  /** How many bots one did better than; null as long as they play. */
  readonly beaten: { readonly count: number; readonly all: number } | null;
  readonly words: DealWords;
}

/** The way to friends: a link with this deal, and a picture that gives nothing away. */
export function Sharing({ game, mine, day, beaten, words }: SharingProps) {
  const common = useWords();
  const [said, say] = useState('');
  const { name } = common.games[game];
  const sendLink = async () => {
    const person = settings.value.name || words.guest;
    const challenge = await writeChallenge({ seed: mine.seed, day, name: person, own: mine.own });
    const url = shareLink(dealPath('compare', game, { day: null, challenge }));
    if (
      navigator.share !== undefined &&
      (await isShared({ title: words.title, text: words.shareText(name), url }))
    )
      return;
    say((await copyText(url)) ? words.linkCopied : words.linkNotCopied);
  };
  const sharePicture = async () => {
    const picture = await drawPicture(game, linesOf(name, mine, day, beaten, words));
    if (picture === null) return;
    const file = new File([picture], `samsara-${game}.png`, { type: picture.type });
    if (await shareFile(file)) return;
    saveFile(file);
    say(words.pictureSaved);
  };
  return (
    <section class="compare-box" aria-labelledby="deal-challenge">
      <h2 id="deal-challenge">{words.challenge}</h2>
      <p>{words.challengeExplains}</p>
      <p class="compare-links">
        <button type="button" class="button is-main" onClick={() => void sendLink()}>
          {words.makeLink}
        </button>
        <button type="button" class="button" disabled={beaten === null} onClick={() => void sharePicture()}>
          {words.picture}
        </button>
      </p>
      <p role="status">{said}</p>
    </section>
  );
}

/** What the picture says: nothing of cards or moves. */
function linesOf(
  name: string,
  mine: KeptDeal,
  day: string | null,
  beaten: SharingProps['beaten'],
  words: DealWords,
): PictureLines {
  const date = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'long', timeZone: 'UTC' });
  const streak = keptStreak(keptDeals(), dayAt(Date.now()));
  return {
    over: day === null ? words.challenge : `${words.title} · ${date.format(Date.parse(day))}`,
    title: name,
    result: resultText(mine.result, words),
    beaten: beaten ?? { count: 0, all: 0 },
    below: [
      ...(beaten === null ? [] : [words.pictureLine(beaten.count, beaten.all)]),
      ...(streak > 1 ? [words.streak(streak)] : []),
    ].join(' · '),
    address: location.host,
  };
}
