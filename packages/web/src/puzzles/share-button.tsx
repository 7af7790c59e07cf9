import { useState } from 'preact/hooks';
import type { GameId } from '../games/index.ts';
import { copyText } from '../shell/copy-text.ts';
import { puzzlesPath } from '../shell/routes.ts';
import { shareLink } from '../shell/share-origin.ts';
import { useWords } from '../texts/words.ts';
import type { PuzzlePageWords } from './texts.ts';

interface ShareButtonProps {
  readonly game: GameId;
  readonly puzzle: string;
  readonly words: PuzzlePageWords;
}

/** A link to this one puzzle, which tells nothing of the answer. */
export function ShareButton({ game, puzzle, words }: ShareButtonProps) {
  const { name } = useWords().games[game];
  const [said, say] = useState('');
  const url = shareLink(puzzlesPath(game, puzzle));
  const share = async () => {
    try {
      if (navigator.share !== undefined) return await navigator.share({ text: words.shareText(name), url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    say((await copyText(url)) ? words.copied : words.notCopied);
  };
  return (
    <>
      <button type="button" class="puzzle-link" onClick={() => void share()}>
        {words.share}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
