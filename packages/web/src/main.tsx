import { render } from 'preact';
import './theme.css';

render(<main>Samsara</main>, document.getElementById('app') as HTMLElement);
