import { BadInput } from '../kernel/bad-input.ts';
import { at, shown } from '../kernel/json.ts';
import type { Fairness } from './fairness.ts';

/** Every seat gives entropy, in the right form. */
export function checkEntropy({ entropy }: Fairness, seats: number): void {
  if (entropy.length !== seats) {
    throw new BadInput('out-of-range', 'fairness.entropy', `${entropy.length}, ${seats}`);
  }
  entropy.forEach((text, seat) => {
    if (!isEntropy(text)) throw new BadInput('wrong-format', at('fairness.entropy', seat), shown(text));
  });
}

/** 16 to 64 bytes as hexadecimal digits in lower case. */
function isEntropy(text: string): boolean {
  return /^(?:[0-9a-f]{2}){16,64}$/.test(text);
}
