import { useEffect } from 'preact/hooks';
import { AtRest } from '../../../kit/at-rest.tsx';
import { Later } from '../../../shell/lazy.tsx';
import { openAlbum } from '../album.ts';
import type { Props } from '../props.ts';
import { askedPlace } from '../stage.ts';
import { Altar } from './altar.tsx';
import './board.css';
import './dusk.css';
import { Ladder } from './ladder.tsx';

/** The ladder at one side, Source, Ability place and Ruins in the middle. */
export function Board(props: Props) {
  const { viewer, perspective, view, seat } = props;
  // Nobody may see what the person before them looked through.
  useEffect(() => {
    openAlbum.value = null;
  }, [viewer, perspective]);
  const album = openAlbum.value;
  return (
    <div class="karmaka" data-seats={view.seats.length} data-asks={askedPlace(view, seat) ?? undefined}>
      <Ladder {...props} />
      <Altar {...props} />
      {album !== null && (
        <Later key="album" load={() => import('../aside/album-dialog.tsx')}>
          {({ AlbumDialog }) => <AlbumDialog album={album} {...props} />}
        </Later>
      )}
    </div>
  );
}

/** The table is looked at first, and nothing is loaded for a note while cards are dealt. */
const NOTE_AFTER_MS = 1500;

async function firstTime() {
  await new Promise((done) => setTimeout(done, NOTE_AFTER_MS));
  return import('../aside/notes/first-time.tsx');
}

/** The words of the card in question, or about something new; in place of the hand cards that only this player may see. */
export function Overlay(props: Props) {
  const { seat, offers } = props;
  return (
    <>
      <AtRest key="reader" load={() => import('../aside/reader.tsx')}>
        {({ Reader }) => (
          <Reader {...props}>
            {seat !== null && offers.length > 0 && (
              <Later key="first" load={firstTime}>
                {({ FirstTime }) => <FirstTime {...props} />}
              </Later>
            )}
          </Reader>
        )}
      </AtRest>
      {askedPlace(props.view, props.seat) === 'over-hand' && (
        <Later key="over-hand" load={() => import('../aside/hidden-cards.tsx')}>
          {({ HiddenCards }) => <HiddenCards {...props} />}
        </Later>
      )}
    </>
  );
}
