import type { IntervalName } from './faults.ts';
import type { System } from './system.ts';

const DAY = 86_400_000;
/** How long somebody is away, or a process stands still, in milliseconds. */
const AWAY = { least: 1000, most: 12_000 };
const STILL = { least: 1000, most: 6000 };
/** How long a process takes to stop. */
const STOPPING = { least: 5, most: 200 };
/** Of the next so many things that a process does, one will be the last. */
const LAST_CALLS = 12;

/** Whatever goes wrong again and again does so from now on. */
export function beginFaults(system: System): void {
  for (const [name, happen] of Object.entries(faultsOf(system))) {
    again(system, name as IntervalName, happen);
  }
}

function again(system: System, name: IntervalName, happen: () => void): void {
  const { faults, schedule } = system.world;
  const wait = faults.next(name);
  if (wait === undefined) return;
  schedule.after(wait, () => {
    if (faults.isCalm) return;
    faults.note(name);
    happen();
    again(system, name, happen);
  });
}

const faultsOf = (system: System): Readonly<Record<IntervalName, () => void>> => ({
  ...faultsOfNetwork(system),
  ...faultsOfProcesses(system),
  ...faultsOfPages(system),
});

function faultsOfNetwork(system: System) {
  const { dice } = system.world;
  return {
    cutSocket: () => system.someLink()?.cut(true, true),
    halfOpenSocket: () => {
      const link = system.someLink();
      if (dice.happens(0.5)) link?.cutOneWay();
      else link?.cut(false, dice.happens(0.5));
    },
    deafProcess: () => system.database.deafen(system.someProcess().name),
  };
}

function faultsOfProcesses(system: System) {
  const { dice, trace, schedule } = system.world;
  return {
    killProcess: () => system.someProcess().gate.die(),
    killProcessSoon: () => system.someProcess().gate.dieAfter(dice.below(LAST_CALLS)),
    pauseProcess: () => {
      const { gate } = system.someProcess();
      trace(gate.name, () => 'stands still');
      gate.pause();
      schedule.after(dice.between(STILL.least, STILL.most), () => {
        trace(gate.name, () => 'goes on');
        gate.resume();
      });
    },
    stopProcess: () => {
      const server = system.someProcess();
      trace(server.name, () => 'is told to stop');
      server.gate.enter(() => server.stop());
      schedule.after(dice.between(STOPPING.least, STOPPING.most), () => server.gate.die());
    },
    setDate: () => {
      system.dateOffset += dice.between(-DAY, DAY);
      trace('machine', () => `its date is off by ${system.dateOffset} ms`);
    },
    sweep: () => {
      const server = system.someProcess();
      server.gate.enter(() => server.sweep());
    },
  };
}

function faultsOfPages(system: System) {
  const { dice, trace, schedule } = system.world;
  return {
    reloadPage: () => {
      const window = system.someWindow();
      trace(window.name, () => 'loads the page anew');
      system.closePage(window);
      system.openPage(window);
    },
    leavePage: () => {
      const window = system.someWindow();
      trace(window.name, () => 'goes away');
      system.closePage(window);
      schedule.after(dice.between(AWAY.least, AWAY.most), () => system.openAllPages());
    },
    comeBack: () => system.pages.get(system.someWindow())?.comeBack(),
  };
}
