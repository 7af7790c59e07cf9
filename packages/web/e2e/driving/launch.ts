/** A name that browsers trust as little as an address in the network at home: no https, and not this machine. */
export const AT_HOME = 'samsara.test';

/** Where Chromium is, and how it is kept quiet. */
export const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules=MAP ${AT_HOME} 127.0.0.1`,
  ],
};
