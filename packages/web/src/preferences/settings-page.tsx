import { Person } from '../account/person.tsx';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Holidays } from '../over-days/holidays.tsx';
import { Later } from '../shell/lazy.tsx';
import { MY_RECORD_PATH, PRIVACY_PATH, PROGRESS_PATH } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { KeysForm } from './keys-form.tsx';
import { SampleHand } from './sample-hand.tsx';
import { SettingsForm } from './settings-form.tsx';
import { preferencesCatalogue } from './texts.ts';

/** What holds on this device, with a hand that shows it; then the keys, and the person. */
export function SettingsPage() {
  const words = useWords();
  const own = preferencesCatalogue.current.value;
  return (
    <main class="page settings-page">
      <PageTitle text={words.settingsTitle} />
      <div class="settings-columns">
        {own !== null && <SampleHand words={own} />}
        <SettingsForm />
      </div>
      <KeysForm />
      <Person />
      <Holidays />
      <Later load={() => import('../notices/section.tsx')}>
        {({ NoticesSection }) => <NoticesSection />}
      </Later>
      {own !== null && (
        <p>
          <a class="button" href={PROGRESS_PATH}>
            {own.progress}
          </a>{' '}
          <a class="button" href={MY_RECORD_PATH}>
            {own.myRecord}
          </a>{' '}
          <a class="button" href={PRIVACY_PATH}>
            {own.privacy}
          </a>
        </p>
      )}
    </main>
  );
}
