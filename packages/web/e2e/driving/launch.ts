/** A name that browsers trust as little as an address in the network at home: no https, and not this machine. */
export const AT_HOME = 'samsara.test';

/**
 * Two pages for the address bar, which nobody sees, take a process for every visitor. The others are the list that Playwright
 * switches off itself: of two lists the browser heeds the last one only.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Where Chromium is. */
const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Where the same is without its windows, which nobody sees here and which take a sixth of the time; otherwise the whole one. */
const SHELL = process.env.CHROMIUM_SHELL ?? EXECUTABLE;

/** How it is kept quiet. */
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
  `--host-resolver-rules=MAP ${AT_HOME} 127.0.0.1`,
];

/** As people have it, on a machine without a graphics card. */
export const LAUNCH = { executablePath: EXECUTABLE, args: [...QUIET, '--disable-gpu'] };

/**
 * For whoever takes no picture: everything is laid out, painted and composited as usual, but the pixels are left to a graphics
 * card in software whose drawing is switched off. To fill them takes as long as all the rest.
 */
export const LAUNCH_WITHOUT_PIXELS = {
  executablePath: EXECUTABLE,
  args: [
    ...QUIET,
    // Otherwise the shell takes letters for a little wider than people see them.
    '--font-render-hinting=none',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
    '--enable-gpu-rasterization',
    '--disable-gl-drawing-for-tests',
  ],
};

/** For whoever needs no window either: notices, for one, are shown by the whole browser only. */
export const LAUNCH_SHELL = { ...LAUNCH_WITHOUT_PIXELS, executablePath: SHELL };
