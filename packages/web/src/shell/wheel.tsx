import './wheel.css';
import wheel from './golden-wheel.svg?url';

/** The golden wheel of the house; it turns while something is on its way. */
export function Wheel({ turns = false }: { readonly turns?: boolean }) {
  return <img class={`wheel${turns ? ' is-turning' : ''}`} src={wheel} alt="" aria-hidden="true" />;
}
