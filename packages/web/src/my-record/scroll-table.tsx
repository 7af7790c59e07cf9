import type { ComponentChildren } from 'preact';

interface ScrollTableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
}

/** A table whose first column names its rows; on a narrow page it scrolls by itself. */
export function ScrollTable({ label, head, rows }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section class="my-record-scroll" tabIndex={0} aria-label={label}>
      <table>
        <caption class="unseen">{label}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], i) => (
            <tr key={i}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
