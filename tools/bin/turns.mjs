// Stages of checks, one after the other but for their ends.

/**
 * Runs stages in their order, and says whether all went well. The next one begins when the one
 * before it is done, or says that it nearly is: the last of its checks may keep a single core busy.
 * No more than two run at the same time.
 * @template Stage
 * @param {readonly Stage[]} stages
 * @param {(stage: Stage, isNearlyDone: () => void) => Promise<boolean>} run
 */
export async function runInTurn(stages, run) {
  /** @type {Promise<boolean>[]} */
  const running = [];
  for (const stage of stages) {
    if (running.length > 1) await running.at(-2);
    /** @type {Promise<void>} */
    const nearly = new Promise((resolve) => {
      const done = run(stage, resolve);
      running.push(done);
      done.then(() => resolve(), resolve);
    });
    await nearly;
  }
  return (await Promise.all(running)).every(Boolean);
}
