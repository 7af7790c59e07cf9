import { EXIT } from './output/exit-codes.ts';
import { run } from './run.ts';

// Whoever reads us, such as head, may have had enough.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
process.on('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.exit(EXIT.interrupted);
});

await run(process.argv.slice(2));
