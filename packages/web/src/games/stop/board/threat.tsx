import type { Threat } from '../situation.ts';

const WRITTEN: Readonly<Record<Threat['type'], (sum: number) => string>> = {
  two: (sum) => `+${sum}`,
  skip: () => '»',
  'plus-x': () => '+X',
};

/** A warning triangle with what is about to hit somebody. */
export function ThreatSign({ threat }: { readonly threat: Threat }) {
  const text = WRITTEN[threat.type](threat.sum);
  return (
    <svg class="stop-threat-sign" viewBox="-30 -28 60 54" aria-hidden="true">
      <path d="M0 -22L25 20H-25z" />
      <text y="14" text-anchor="middle" font-size={text.length > 2 ? 17 : 21} font-weight="800">
        {text}
      </text>
    </svg>
  );
}
