/** The processor time of this thread: what other programs take away does not make a bot weaker. */
export const processorClock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
