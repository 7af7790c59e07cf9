import type { ComponentChild } from 'preact';
import type { GameId } from '../games/index.ts';

/** The sign of each game for the first page: small, because it is loaded before any game is. */
export function Emblem({ game }: { readonly game: GameId }) {
  const { ground, picture } = EMBLEMS[game];
  return (
    <svg
      class="emblem"
      viewBox="0 0 120 80"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="120" height="80" fill={ground} />
      {picture}
    </svg>
  );
}

const turned = (count: number, draw: (angle: number) => ComponentChild) =>
  Array.from({ length: count }, (_, i) => draw((i * 360) / count));

/** Three cards in a fan, behind each game's own sign. */
function Fan({ tone }: { readonly tone: string }) {
  return (
    <g transform="translate(60 84)">
      {[-28, 0, 28].map((angle) => (
        <rect
          key={angle}
          x="-17"
          y="-70"
          width="34"
          height="48"
          rx="5"
          transform={`rotate(${angle})`}
          fill="#fffaf0"
          stroke={tone}
          stroke-width="2"
        />
      ))}
    </g>
  );
}

const EMBLEMS: Readonly<Record<GameId, { readonly ground: string; readonly picture: ComponentChild }>> = {
  karma: {
    ground: '#2b2456',
    picture: (
      <>
        <Fan tone="#f3c969" />
        <g transform="translate(60 39)" fill="#e0729c" stroke="#2b2456" stroke-width="1.5">
          {turned(8, (angle) => (
            <path key={angle} d="M0 0C7 -6 7 -15 0 -20C-7 -15 -7 -6 0 0Z" transform={`rotate(${angle})`} />
          ))}
          <circle r="5" fill="#f3c969" />
        </g>
      </>
    ),
  },
  stop: {
    ground: '#f2b92b',
    picture: (
      <>
        <Fan tone="#23233a" />
        <g transform="translate(60 38)">
          {turned(8, (angle) => (
            <path
              key={angle}
              d="M0 0L-8.7 -21L8.7 -21Z"
              transform={`rotate(${angle})`}
              fill="#c62f2b"
              stroke="#c62f2b"
            />
          ))}
          <path
            d="M-7 8v-12a2 2 0 0 1 4 0v-5a2 2 0 0 1 4 0v5a2 2 0 0 1 4 0v4a2 2 0 0 1 4 0v5a9 9 0 0 1 -9 8a9 9 0 0 1 -7 -5Z"
            fill="#fff"
          />
        </g>
      </>
    ),
  },
  karmaka: {
    ground: '#5c3a6e',
    picture: (
      <>
        <circle cx="60" cy="52" r="30" fill="#f4b56a" opacity=".8" />
        <Fan tone="#35204a" />
        <g fill="none" stroke-width="4" transform="translate(60 37)">
          <circle cx="-7" cy="5" r="9" stroke="#2f8f62" />
          <circle cx="7" cy="5" r="9" stroke="#3a62c4" />
          <circle cy="-7" r="9" stroke="#c8324d" />
        </g>
      </>
    ),
  },
  'mieses-karma': {
    ground: '#a9d3a0',
    picture: (
      <>
        <path d="M0 62Q30 50 60 60T120 56V80H0Z" fill="#6fae72" />
        <Fan tone="#4d7a4f" />
        <g transform="translate(60 40)" fill="#b5552c" stroke="#5a2713" stroke-width="1.5">
          <path d="M-16 12l-4 6M-4 14v7M8 13l4 7" fill="none" stroke-width="2.5" />
          <ellipse cx="-15" cy="4" rx="10" ry="8" />
          <circle cy="4" r="6" />
          <circle cx="13" cy="0" r="9" />
          <path d="M17 -8q3 -8 9 -8M12 -9q0 -7 4 -10" fill="none" stroke-width="2" />
          <circle cx="16" cy="-1" r="2" fill="#fff" stroke="none" />
        </g>
      </>
    ),
  },
};
