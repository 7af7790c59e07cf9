import { render } from 'preact';
import { followStanding } from '../connection/standing.ts';
import { keepPageOffline } from '../offline/register.ts';
import { sendUnsent } from '../progress/lazy-notebook.ts';
import { followOtherTabs, settings } from '../settings/settings.ts';
import { followAddress } from '../shell/routes.ts';
import { allowSound } from '../sound/sounds.ts';
import { catalogue } from '../texts/words.ts';
import { App } from './app.tsx';
import { followTheme } from './theme.ts';
import './fonts.css';
import './theme.css';
import './shell.css';
import './cloths.ts';

followTheme();
followAddress();
followOtherTabs();
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
sendUnsent();
followStanding();
