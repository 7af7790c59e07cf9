import { CARDS } from '@samsara/engine/games/karmaka/rules';
import { useEffect, useRef } from 'preact/hooks';
import { Picture } from '../../../kit/card.tsx';
import { type Album, type Chapter, chaptersOf, openAlbum } from '../album.ts';
import { Icon } from '../art/icons.tsx';
import type { Props } from '../props.ts';
import './album.css';

/** The Ruins, or a seat's cards, to be looked through with the words of every card. */
export function AlbumDialog({ album, ...props }: Props & { readonly album: Album }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // A tap beside the dialog closes it, where the browser knows how.
    dialog.current?.setAttribute('closedby', 'any');
    dialog.current?.showModal();
  }, []);
  const { words, names } = props;
  const title =
    album.of === 'seat' ? names.seats[album.seat] : album.of === 'ruins' ? words.ruins : words.source;
  const close = () => {
    openAlbum.value = null;
  };
  return (
    <dialog ref={dialog} class="kk-album" aria-label={title} onClose={close}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="button" onClick={close}>
          {words.close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long album is scrolled by keys */}
      <section class="kk-pages" aria-label={title} tabIndex={0}>
        {chaptersOf(album, props.view, words).map((chapter) => (
          <Pages key={`${chapter.title}${chapter.known}`} chapter={chapter} {...props} />
        ))}
      </section>
    </dialog>
  );
}

function Pages({ chapter, words, texts }: Props & { readonly chapter: Chapter }) {
  const { title, cards, places, known } = chapter;
  return (
    <section>
      <h3>
        {known && <Icon name="known" />}
        {known ? words.of(words.youKnow, title) : title} <small>{cards.length}</small>
      </h3>
      {cards.length === 0 && <p>{words.nothingHere}</p>}
      {cards.length > 1 && places === null && !known && <p class="kk-soft">{words.topFirst}</p>}
      <ul>
        {cards.map((card, i) => (
          <li key={i} class="kk-page">
            <Picture card={card} />
            <div>
              <b>{texts.cards[CARDS[card]]}</b>
              {places !== null && <span class="kk-soft"> · {words.place(places[i])}</span>}
              <p>{texts.abilities?.[CARDS[card]]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
