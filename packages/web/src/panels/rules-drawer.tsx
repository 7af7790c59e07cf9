import { useTable } from '../contract/table-context.ts';
import { rulesAt } from '../kit/open-rules.ts';
import { Sheet } from '../kit/sheet.tsx';
import { Rules } from '../rules/rules.tsx';
import { useWords } from '../texts/words.ts';

/** The rules over the table, so that nobody has to leave it to look something up. */
export function RulesDrawer({ clause }: { readonly clause: string }) {
  const { screen, texts } = useTable();
  const words = useWords();
  const close = () => {
    rulesAt.value = null;
  };
  return (
    <Sheet title={`${texts.name}: ${words.rules}`} close={close}>
      <Rules screen={screen} clause={clause === '' ? null : clause} isDrawer />
    </Sheet>
  );
}
