import { render } from 'preact';
import { keepPageOffline } from './offline/register.ts';
import { settings } from './settings/settings.ts';
import { App } from './shell/app.tsx';
import { followAddress } from './shell/routes.ts';
import { followTheme } from './shell/theme.ts';
import { allowSound } from './table/sounds.ts';
import { catalogue } from './texts/words.ts';
import './theme.css';
import './shell/shell.css';

followTheme();
followAddress();
settings.subscribe(({ language }) => document.documentElement.setAttribute('lang', language));
for (const gesture of ['pointerup', 'click', 'keydown'])
  addEventListener(gesture, allowSound, { once: true });

/** Nothing is drawn before its words are there. */
async function start(): Promise<void> {
  await catalogue.load(settings.value.language);
  render(<App />, document.getElementById('app') as HTMLElement);
}

void start();
keepPageOffline();
