import { CARDS } from '@samsara/engine/games/karmaka/rules';
import { useEffect } from 'preact/hooks';
import { Later } from '../../../shell/lazy.tsx';
import { openAlbum } from '../album.ts';
import { Temple } from '../art/temple.tsx';
import './board.css';
import type { Props } from '../props.ts';
import { stageOf } from '../stage.ts';
import { Altar } from './altar.tsx';
import { Ladder } from './ladder.tsx';
import { Panel } from './panel.tsx';
import { Others } from './seat-row.tsx';

/** The ladder, the middle of the table, everybody's Deeds, and over them what is asked. */
export function Board(props: Props) {
  const { viewer, perspective } = props;
  // Nobody may see what the person before them looked through.
  useEffect(() => {
    openAlbum.value = null;
  }, [viewer, perspective]);
  const album = openAlbum.value;
  return (
    <div class="karmaka">
      <Temple />
      <Ladder {...props} />
      <Altar {...props} />
      <Others {...props} />
      <CardInUse {...props} />
      <Panel {...props} />
      {album !== null && (
        <Later key="album" load={() => import('../aside/album-dialog.tsx')}>
          {({ AlbumDialog }) => <AlbumDialog album={album} {...props} />}
        </Later>
      )}
    </div>
  );
}

/** The words of a card that somebody else is using. */
function CardInUse({ view, seat, picks, texts, words }: Props) {
  const [wait] = view.pending;
  if (wait === undefined || wait.card === null || stageOf(view, seat, picks) !== null) return null;
  const shown = wait.ability ?? wait.card;
  return (
    <p class="kk-shown">
      <b>{texts.cards[CARDS[shown]]}</b> {words.abilities[CARDS[shown]]}
    </p>
  );
}
