import packageJson from '../../package.json' with { type: 'json' };

/** Which build this is, told to clients and operators. */
export const BUILD = packageJson.version;
