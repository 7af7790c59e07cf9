/** A temple and hills against the evening sky, behind the board. */
export function Temple() {
  return (
    <svg
      class="kk-temple"
      viewBox="0 0 400 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="kk-sun" cx="262" cy="86" r="46" />
      <path
        class="kk-far"
        d="M0 120C50 84 90 100 130 112C180 78 230 96 270 108C320 82 360 92 400 110V160H0z"
      />
      <g class="kk-near">
        <path d="M0 138C60 124 120 140 200 134C280 126 340 142 400 132V160H0z" />
        <path d="M236 136V122H288V136zM226 124Q240 121 246 112H278Q284 121 298 124zM248 112V102H276V112zM236 104Q250 101 254 93H270Q274 101 288 104zM255 93V86H269V93zM246 88Q258 84 262 68Q266 84 278 88z" />
      </g>
      <path
        class="kk-cuts"
        d="M216 64H240M212 74H232M284 66H308M292 76H314M10 146H60M84 150H150M176 146H222M300 148H380"
      />
    </svg>
  );
}
